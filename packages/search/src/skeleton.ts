import { normalizeWord } from './normalize-query.ts';
import { cacheByWord } from './cache-by-word.ts';
import { withoutArticle } from './stem-word.ts';

/** Too many names share fewer consonants. */
export const MIN_SKELETON_LENGTH = 3;
const MAX_SKELETONS = 4;

/** Letters, what may have to follow them, and their sound classes: several where scripts disagree. */
type Sound = readonly [letters: string, next: RegExp | null, classes: readonly string[]];
/** The sounds by their first letter, longer and more specific ones first. */
type Script = ReadonlyMap<string, readonly Sound[]>;

/**
 * The classes, the same for all scripts: b (and p), f, t, d, k (kh, q), g (gh), j (and z), c (ch), x (sh), s, r, l, m, n. h, w
 * and y count only at the beginning of a word, because inside one they are often vowels or silent.
 */
const LATIN = script('b:bp k:kq f:f t:t d:d g:g j:jz s:s r:r l:l m:m n:n h:h w:w y:y', [
  ['tion', null, ['xn']],
  ['sion', null, ['xn']],
  ['tch', null, ['c']],
  ['sch', null, ['sk']],
  ['sh', null, ['x']],
  ['ph', null, ['f']],
  ['dg', /^e/, ['j']],
  ['kh', null, ['k']],
  ['gh', null, ['g']],
  ['ch', /^[rlmn]/, ['k']],
  ['ch', null, ['c']],
  ['c', /^[eiy]/, ['s']],
  ['c', null, ['k']],
  ['x', null, ['ks']],
  ['g', /^[eiy]/, ['g', 'j']],
  ['v', null, ['f', 'w']],
]);
const ARABIC = script('b:بپ t:تطٹ s:سص c:چ h:حه k:خقك d:دڈ r:رڑ j:زژ x:ش g:غگ f:فڤ l:ل m:م n:ن w:و y:ي', [
  ['تش', null, ['c']],
  ['ث', null, ['t', 's']],
  ['ج', null, ['j', 'g']],
  ['ذ', null, ['d', 'j']],
  ['ض', null, ['d', 'j']],
  ['ظ', null, ['d', 'j']],
]);
const DEVANAGARI = script('k:कख g:गघ c:चछ j:जझ t:टठतथ d:डढदध n:ङञणनं b:पबभ f:फ m:म r:रृ l:लळ x:शष s:स w:व y:य h:ह', [
  ['ं', /^[पफबभम]/, ['m']],
]);

/** The Arabic article joined to a Latin or Devanagari word: Alserkal, अलसरकाल. */
const JOINED_ARTICLE = /^(?:al|अल)(?=.{4})/u;

/**
 * The consonants of a word in classes that are the same for Latin, Arabic, Urdu and Devanagari letters: "barsha", البرشاء, बरशा
 * and برشا are all `brx`. Several where a letter has more than one pronunciation, none for words with digits.
 */
export const skeletonsOf = cacheByWord((word): readonly string[] => {
  const normalized = normalizeWord(word);
  const sounds = scriptOf(normalized);
  if (sounds === null) return [];
  const bare = withoutArticle(normalized);
  const skeletons = [bare, bare.replace(JOINED_ARTICLE, '')].flatMap((one) => readSkeletons(one, sounds));
  return [...new Set(skeletons)].filter((one) => one !== '').slice(0, MAX_SKELETONS);
});

/** One script from its single letters (`class:letters`, separated by spaces) and its special sounds. */
function script(letters: string, sounds: readonly Sound[]): Script {
  const single = letters.split(' ').flatMap((row) => {
    const [soundClass = '', members = ''] = row.split(':');
    return Array.from(members, (letter): Sound => [letter, null, [soundClass]]);
  });
  return Map.groupBy([...sounds, ...single], ([first]) => first.charAt(0));
}

function scriptOf(normalized: string): Script | null {
  if (/^[a-z]+$/.test(normalized)) return LATIN;
  if (/^[\u0600-\u06ff]+$/u.test(normalized) && !/\p{N}/u.test(normalized)) return ARABIC;
  return /^[\u0900-\u097f]+$/u.test(normalized) ? DEVANAGARI : null;
}

function readSkeletons(word: string, sounds: Script): string[] {
  let skeletons = [''];
  let place = 0;
  while (place < word.length) {
    const rest = word.slice(place);
    const found = sounds.get(rest.charAt(0))?.find(([letters, next]) => isPronounced(rest, letters, next));
    const classes = found?.[2] ?? [''];
    skeletons = extend(skeletons, place === 0 ? classes : classes.map(withoutWeak));
    place += found?.[0].length ?? 1;
  }
  return skeletons.map((skeleton) => skeleton.replaceAll(/(.)\1+/g, '$1'));
}

function isPronounced(rest: string, letters: string, next: RegExp | null): boolean {
  return rest.startsWith(letters) && (next === null || next.test(rest.slice(letters.length)));
}

function withoutWeak(soundClass: string): string {
  return /^[hwy]$/.test(soundClass) ? '' : soundClass;
}

function extend(skeletons: readonly string[], classes: readonly string[]): string[] {
  if (classes.length === 1) return skeletons.map((skeleton) => skeleton + String(classes[0]));
  const longer = skeletons.flatMap((skeleton) => classes.map((one) => skeleton + one));
  return [...new Set(longer)].slice(0, MAX_SKELETONS);
}
