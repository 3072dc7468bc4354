import { CORRECTION } from './conversation-act.ts';
import type { Sense } from './lexicon/senses.ts';
import { hasPart, type Part, type Parted, type PartedWord } from './part-words.ts';
import { asksSomething, hasTalk, isJoinedRequest, joinWords, phraseLength } from './talk-words.ts';
import { hasAny } from './tools/tool.ts';

/** A new word of such a part takes the place of an earlier one. */
const REPLACED: readonly Part[] = ['time', 'person', 'nation', 'city', 'mode'];
/** They say what a question is about. */
export const CONTENT: readonly Part[] = ['nation', 'city', 'name', 'area', 'mode', 'trait', 'subject'];

/** A message of more words leaves nothing out. */
export const MAX_WORDS = 10;
/** A mode or a passport alone takes the place of another without "what about". */
const MAX_BARE = 4;
const MAX_STATED = 5;

/** What a message adds to the question before it: its words, and how it says that it goes on from there. */
type Added = { words: readonly PartedWord[]; isGoingOn: boolean; isCorrection: boolean };

/** The Arabic "and", which is joined to the word behind it. */
const JOINED_AND = /^و(?=\p{L}{3})/u;

function readAdded({ question: { text }, words }: Parted): Added {
  const corrected = CORRECTION.exec(text)?.[0].length ?? 0;
  let from = words.findIndex(({ start }) => start >= corrected);
  if (from < 0) from = 0;
  const going = phraseLength(words, from, 'goingOn');
  const [word] = words.slice(from);
  const isJoined = word !== undefined && (JOINED_AND.test(word.text) || isJoinedRequest(word));
  const rest = words.slice(from + (going < words.length - from ? going : 0));
  const [first, ...others] = rest;
  const bare = first && going === 0 && isJoined ? [{ ...first, text: first.text.replace(/^و/u, '') }, ...others] : rest;
  return { words: bare, isGoingOn: going > 0 || isJoined, isCorrection: corrected > 0 };
}

/**
 * CHAT-2: the whole question that a short message asks by what it leaves out of the one before it: another attribute, day, person,
 * passport, means of transport or place takes the place of the earlier one. Null for a question of its own, or one whose words do not
 * say how it goes on. `isSame` says that both stand in one message.
 */
export function completeQuestion(next: Parted, last: Parted, isSame = false): string | null {
  const added = readAdded(next);
  const { words } = added;
  if (words.length === 0 || words.length > MAX_WORDS || last.words.length === 0) return null;
  const isPointing = words.some((word) => word.isPointing);
  const isGoingOn = added.isGoingOn || isSame;
  const isAsking = hasPart(words, 'ask') || asksSomething(words);
  const content = words.filter(({ part }) => part !== null && CONTENT.includes(part));
  const isNamed = hasPart(words, 'name', 'area');
  if (!hasPart(last.words, ...CONTENT)) return null;
  if (content.length === 0) {
    if (!hasPart(words, 'ask', 'time', 'person') && !isAsking) return null;
    return join(retained(last, words, isAsking ? ['ask', 'trait'] : [], next.question.senses), words);
  }
  const onlyTraits = content.every(({ part }) => part === 'trait' || part === 'mode');
  if (isAsking && !added.isCorrection) {
    if (isNamed) return null;
    if (isPointing) {
      // "Is it cheaper than a taxi" is about both.
      const isComparing = hasTalk(words, 'cheaper') || hasTalk(words, 'closer');
      const replacing = isComparing ? words.filter(({ part }) => part !== 'mode') : words;
      return join(retained(last, replacing, ['ask'], next.question.senses), words);
    }
    // "Kab tak chalta hai": a verb is no subject.
    const isVerb = isSame && words.length <= MAX_BARE + 1 && content.every(({ isKnown }) => !isKnown);
    if (isVerb) return join(retained(last, words, ['ask', 'trait']), words);
    if (!onlyTraits) return null;
    if (hasPart(last.words, 'name', 'area', 'city')) return join(namesOf(last, words), words);
    return isSame ? join(retained(last, words, ['ask', 'trait']), words) : null;
  }
  if (onlyTraits && hasPart(words, 'trait') && hasPart(last.words, 'name', 'area')) {
    return isGoingOn || isPointing ? join(namesOf(last, words), words) : null;
  }
  const replaces =
    content.every(({ part }) => part !== null && REPLACED.includes(part)) && hasSameParts(words, last.words);
  if (replaces && (isGoingOn || added.isCorrection || words.length <= MAX_BARE)) {
    // "A Pakistani passport" repeats the word for the passport.
    return join(retained(last, words, []), words);
  }
  if (hasPart(words, 'nation') && hasPart(last.words, 'nation') && isGoingOn)
    return join(retained(last, words, []), words);
  // "Free ones", "wale".
  if (onlyTraits && hasTalk(words, 'ones') && words.length <= MAX_BARE) return join(retained(last, words, []), content);
  // "I am from India" adds to a question that has left it open.
  const isStated = !isAsking && words.length <= MAX_STATED && content.every(({ part }) => part === 'nation');
  if (isStated && !hasPart(last.words, 'nation', 'name')) return join(retained(last, words, []), content);
  if (!isGoingOn && !added.isCorrection) return null;
  if (isNamed || added.isCorrection) {
    const isArea = hasPart(words, 'area') && !hasPart(words, 'name');
    if (isArea) return join(retained(last, words, ['area']), words);
    const hasName = hasPart(last.words, 'name');
    // "No, I meant the renewal" says more of the same.
    if (!isNamed && !hasName) return join(retained(last, words, []), words);
    return join(retained(last, words, hasName ? ['name', 'area'] : ['mode', 'subject', 'trait', 'area']), words);
  }
  if (hasPart(words, 'city', 'mode')) return join(retained(last, words, []), words);
  return null;
}

function hasSameParts(words: readonly PartedWord[], earlier: readonly PartedWord[]): boolean {
  return words.some(({ part }) => part !== null && REPLACED.includes(part) && hasPart(earlier, part));
}

/** A day goes on to hold for whether something is open only, and a child for none of these: the way is the same for all. */
const OF_A_DAY: readonly Sense[] = ['is-open', 'clock'];
const OF_NOBODY: readonly Sense[] = ['where', 'phone', 'hours', 'is-open', 'when', 'way', 'website'];

/** The earlier words without those that new ones replace. Without what they asked, words such as "of" and "is" join nothing. */
function retained(
  { words }: Parted,
  added: readonly PartedWord[],
  dropped: readonly Part[],
  senses: ReadonlySet<Sense> = new Set(),
): readonly PartedWord[] {
  const replaced = new Set<Part>([...dropped, ...REPLACED.filter((part) => hasPart(added, part))]);
  // "Can I drink alcohol" is about alcohol.
  if (!hasPart(words, 'name', 'area', 'mode', 'subject')) replaced.delete('trait');
  const isAsked = dropped.includes('ask');
  if (isAsked && !hasAny(senses, OF_A_DAY)) replaced.add('time');
  if (isAsked && hasAny(senses, OF_NOBODY)) replaced.add('person');
  return words.filter(({ part }, at) => (part === null ? !isAsked || isInName(words, at) : !replaced.has(part)));
}

/** "The Museum of the Future" has words that mean nothing within its name. */
function isInName(words: readonly PartedWord[], at: number): boolean {
  const near = [...words.slice(0, at).reverse(), null].findIndex((word) => word?.part !== null);
  const behind = words.slice(at + 1).find(({ part }) => part !== null);
  return words[at - near - 1]?.part === 'name' && behind?.part === 'name';
}

const namesOf = ({ words }: Parted, added: readonly PartedWord[]): readonly PartedWord[] =>
  words.filter(
    ({ part }, at) =>
      part === 'name' ||
      part === 'area' ||
      (part === 'city' && !hasPart(added, 'city')) ||
      (part === null && isInName(words, at)),
  );

/** A message with all that the one before it says, without one word of it. */
export function joinedWith(next: Parted, last: Parted, without: PartedWord | null): string {
  const { words } = readAdded(next);
  const isAsking = hasPart(words, 'ask') || asksSomething(words);
  return join(
    retained(last, words, isAsking ? ['ask'] : []).filter((word) => word !== without),
    words,
  );
}

/** What is asked about something new that takes the place of words that are no names: "and for using a phone". */
export function isAnother(next: Parted, last: Parted): boolean {
  const { words, isGoingOn, isCorrection } = readAdded(next);
  return (
    isGoingOn &&
    !isCorrection &&
    !asksSomething(words) &&
    hasPart(words, 'subject', 'mode', 'trait') &&
    hasPart(last.words, 'subject')
  );
}

/** A message with what the one before it is about: its names, or its subject if it has none. Null beside names of its own. */
export function withSubject(next: Parted, last: Parted): { text: string; isNamed: boolean } | null {
  const { words } = readAdded(next);
  if (hasPart(words, 'name', 'area', 'city')) return null;
  if (hasPart(last.words, 'name', 'area')) return { text: join(namesOf(last, words), words), isNamed: true };
  if (!hasPart(last.words, ...CONTENT)) return null;
  return { text: join(retained(last, words, ['ask', 'trait']), words), isNamed: false };
}

/** A pronoun has no meaning beside what it stands for, and what was said is not said again. */
function join(earlier: readonly PartedWord[], added: readonly PartedWord[]): string {
  const own = added.filter(({ isPointing, part }) => !isPointing || part !== null);
  const known = new Set(own.map(({ text }) => text.toLowerCase()));
  const kept = earlier.filter(({ text, part }, at) => {
    const isBeforeOwn = at === earlier.length - 1 && known.has(text.toLowerCase());
    return !isBeforeOwn && (part === null || !known.has(text.toLowerCase()));
  });
  // Words that join nothing are left out.
  const said = kept.some(({ part }) => part !== null) ? kept : [];
  return [joinWords(said), joinWords(own)].filter((text) => text !== '').join(' ');
}
