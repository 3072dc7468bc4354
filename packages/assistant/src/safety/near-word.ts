/** Shorter words are not read as misspelt. */
const MIN_LENGTH = 4;
const MIN_LATIN_CONSONANTS = 3;
const VOWELS = /[aeiou]/g;

/** Words of everyday messages that are one letter from a word of a lexicon. */
const LOOK_ALIKE: ReadonlySet<string> = new Set(
  'stayed staying swapped snapped broker broken brother dining lining living leaving bachat checking checked bacho bachho bachon bacchon betetla byetla hatta sakta cooking boating booking looking heating seating eating meeting beading bearing burying turning tuning during drawing crowning morning falling filling calling feeling selling telling killing pilling milling healing dealing bleeding floating flying fainting painting panting faring firing hiring wiring biting baking backing packing parking hacking racing facing placing pacing stocking stroking striking smoking string strings stroke stroll strokes house horse mouse those whose close shocked stocked blocked locked looked booked cooked chocked choked shots shoot short shirt sheet sheets should smell small swell swelled shell spell spelled breath breathe breathes bread breads break brunch branch burnt burns turns learn heart hearts heard hearth beard board chest cheat cheap cheese chess crest rest best test tests attach attack attract detach fight flight light eight fire fires fine fined find hire tire wire five file films flame frame games blame police policy polish palace places stages stable table staple start stuck stock stack struck truck trunk drunk drank drink drinks drive drown brown crown grown town injured insured insure injury jury hurts hunts gas gate gates dates rates cases case ease east beach peach teach reach breach leach bleach threat treat treats thread great sweat sweet street streak strait straits bitten bitter better butter button kitten kitchen written stung sting stings stink thing think sink snake shake snacks smoke spoke woman women worker workers poison prison person persons collapse eclipse missing mixing fixing kissing passing mission misses parent parents current currents currant trapped tapped mapped wrapped grabbed grape grapes raped taped shaped rapid drape lapse labour labor harbour harbor neighbour sober number numbers member rubber robbery rubbery groped gripped stripped dropped dripping tripping tipping ripping raising rising raking baking waking walking talking taking making faking shaking asking masking tasking'.split(
    ' ',
  ),
);

const found = new WeakMap<ReadonlySet<string>, Map<string, string | null>>();
const MAX_REMEMBERED = 5_000;
const byLength = new WeakMap<ReadonlySet<string>, Map<number, readonly string[]>>();

/**
 * The word of a vocabulary that a word is a misspelling of: one letter missing, added, wrong or exchanged, or all vowels missing.
 * Words of the vocabulary with fewer letters than `least` are not looked for. Null if there is none.
 */
export function nearWord(word: string, vocabulary: ReadonlySet<string>, least: number): string | null {
  if (word.length < MIN_LENGTH || LOOK_ALIKE.has(word) || !/^\p{L}+$/u.test(word)) return null;
  const known = found.get(vocabulary) ?? new Map<string, string | null>();
  found.set(vocabulary, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const near = search(word, vocabulary, least);
  known.set(word, near);
  return near;
}

function search(word: string, vocabulary: ReadonlySet<string>, least: number): string | null {
  const lengths = byLength.get(vocabulary) ?? Map.groupBy(vocabulary, ({ length }) => length);
  byLength.set(vocabulary, lengths);
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    const near = lengths.get(length)?.find((one) => one.length >= least && isOneLetterAway(word, one));
    if (near !== undefined) return near;
  }
  const consonants = word.replaceAll(VOWELS, '');
  if (consonants !== word || consonants.length < MIN_LATIN_CONSONANTS) return null;
  for (const length of [word.length + 1, word.length + 2, word.length + 3]) {
    const near = lengths.get(length)?.find((one) => one.replaceAll(VOWELS, '') === consonants);
    if (near !== undefined) return near;
  }
  return null;
}

/** Whether two words of the same first letter differ by one letter or by two that are exchanged. */
function isOneLetterAway(a: string, b: string): boolean {
  if (a.charAt(0) !== b.charAt(0)) return false;
  let from = 0;
  while (from < a.length && a.charAt(from) === b.charAt(from)) from += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > from && endB > from && a.charAt(endA - 1) === b.charAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  const [leftA, leftB] = [endA - from, endB - from];
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a.charAt(from) === b.charAt(from + 1) && a.charAt(from + 1) === b.charAt(from);
}
