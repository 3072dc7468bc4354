import { type Calm, type Grade, type Lexicon, lexiconOf, type Pattern, STEM_KEY } from './emergency-words.ts';
import { CALM } from './emergency-words.ts';
import type { SafetyEvent } from './events.ts';
import { nearWord } from './near-word.ts';
import { foldLatin, normalizeWords, tokensOf } from './words.ts';

/** Evidence of an event in a message, with what turns it down. `from` and `to` are the positions of its words, `to` exclusive. */
export type Signal = { event: SafetyEvent; grade: Grade; calm: readonly Calm[]; from: number; to: number };

/** A cry of fewer words may be meant as it stands, whatever figure of speech it is like. */
const SHORT_CRY = 6;
/** What is spilt hot burns: it is no fall and nobody drowns in it. Who falls over in the sun has not hurt himself. */
const RATHER: Readonly<Partial<Record<SafetyEvent, readonly SafetyEvent[]>>> = {
  burns: ['injury', 'drowning'],
  heat: ['injury'],
};

/** `asksForLine`: the message names a line or a house that helps. */
export type Signals = {
  words: readonly string[];
  signals: readonly Signal[];
  asksForLine: boolean;
  /** The message has a figure of speech that sounds like an emergency. */
  isFigurative: boolean;
};

/** The words of a pattern stand this much further apart than they could. */
const SLACK = 3;
/** How near the words stand that turn evidence down. Clauses are windows over words, because people type no full stops. */
const CALM_REACH: Readonly<Record<Calm, number>> = { past: 7, unreal: 7, thing: 1, if: 7, asking: 4, not: 7 };
/** An excluded word counts this near to the words of a pattern. */
const EXCLUDED_REACH = 3;

/** From this length on, a word of a lexicon is recognised misspelt. Folded words are alike sooner. */
const LONG = 6;
const LONG_ROMANISED = 7;

/** `isGuess`: one word that is only near a word of the lexicon. */
type Span = { from: number; to: number; isGuess?: boolean };

/** Letters that Urdu has and Arabic has not. */
const URDU = /[ٹڈڑےںھہۃ]/u;

/** The writings that the words of a message may be in. */
function writingsOf(text: string): string[] {
  return [
    ...(/[a-z]/iu.test(text) ? ['en', 'romanised'] : []),
    ...(/\p{Script=Arabic}/u.test(text) ? [URDU.test(text) ? 'ur' : 'ar'] : []),
    ...(/\p{Script=Devanagari}/u.test(text) ? ['hi'] : []),
  ];
}

/** Reads the evidence of emergencies in a message, in any part of a sentence and in every writing that it has. */
export function readSignals(text: string): Signals {
  const words = tokensOf(normalizeWords(text));
  const readings = writingsOf(text).flatMap((writing) => {
    const lexicon = lexiconOf(writing);
    return lexicon ? [{ lexicon, found: findParts(words, lexicon, writing) }] : [];
  });
  // What turns evidence down may be in another writing: "accident ho gaya, no injuries".
  const calm = CALM.map((kind) => ({
    kind,
    spans: readings.flatMap(({ lexicon, found }) => found.get(lexicon.calm[kind]) ?? []),
  }));
  const figures =
    words.length < SHORT_CRY
      ? []
      : readings.flatMap(({ lexicon, found }) =>
          lexicon.figures.flatMap((figure) => {
            const span = spanOf(figure, found);
            return span ? [{ ...span, event: figure.event }] : [];
          }),
        );
  const all = readings.flatMap(({ lexicon, found }) => signalsOf(lexicon, found, calm));
  const sure = all.filter(({ grade }) => grade === 'sure');
  const isOther = (one: Signal) =>
    sure.some((other) => RATHER[other.event]?.includes(one.event) && overlap(other, one));
  // Whoever exaggerates may be in danger of the same in other words.
  const isFigure = (one: Signal) => figures.some((figure) => figure.event === one.event && overlap(figure, one));
  const signals = all.filter((one) => !isOther(one) && !isFigure(one));
  const asksForLine = readings.some(({ lexicon, found }) => found.has(lexicon.lines));
  return { words, signals, asksForLine, isFigurative: figures.length > 0 };
}

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

type Found = ReadonlyMap<number, readonly Span[]>;

function signalsOf(lexicon: Lexicon, found: Found, calm: readonly { kind: Calm; spans: readonly Span[] }[]): Signal[] {
  return lexicon.patterns.flatMap((pattern) => {
    const span = spanOf(pattern, found);
    if (!span) return [];
    const near = calm.filter(({ kind, spans }) =>
      spans.some(({ from, to }) => from < span.to + CALM_REACH[kind] && to > span.from - CALM_REACH[kind]),
    );
    // A single word that is only near one of the lexicon may be any other word.
    const grade = span.isGuess && pattern.grade === 'sure' ? 'plain' : pattern.grade;
    return [{ event: pattern.event, grade, calm: near.map(({ kind }) => kind), from: span.from, to: span.to }];
  });
}

/** Where each part of a lexicon stands in a message. */
function findParts(words: readonly string[], lexicon: Lexicon, writing: string): Map<number, Span[]> {
  const found = new Map<number, Span[]>();
  const add = (part: number, span: Span) => {
    const spans = found.get(part);
    if (spans) spans.push(span);
    else found.set(part, [span]);
  };
  const forms = words.map((word) => formsOf(word, lexicon, writing));
  const stands = (word: string, at: number, isStem: boolean) =>
    forms[at]?.some((form) => (isStem ? form.startsWith(word) : form === word)) === true;
  for (const [at, ofWord] of forms.entries()) {
    for (const [place, form] of ofWord.entries()) {
      // Forms in Arabic are those of joined particles, not guesses.
      const isGuess = writing !== 'ar' && place > 0;
      for (const { part, rest, isStem } of lexicon.byWord.get(form) ?? []) {
        const isWhole = rest.every((word, offset) =>
          stands(word, at + 1 + offset, isStem && offset === rest.length - 1),
        );
        if (isWhole) add(part, { from: at, to: at + 1 + rest.length, isGuess: isGuess && rest.length === 0 });
      }
      for (const { part, stem } of lexicon.byStem.get(form.slice(0, STEM_KEY)) ?? []) {
        if (form.startsWith(stem)) add(part, { from: at, to: at + 1, isGuess });
      }
    }
  }
  return found;
}

/** Particles that Arabic joins to the following word. */
const JOINED = /^(?:[وف]?(?:بال|لل|ال|عال|هال)|[وفبلكع])(?=\p{L}{3})/u;

/** What a word may be in a lexicon: itself, without a joined particle, folded, or a word it is a misspelling of. */
function formsOf(word: string, { vocabulary }: Lexicon, writing: string): readonly string[] {
  if (writing === 'ar') {
    const bare = word.replace(JOINED, '');
    const without = word.replace(/^[وف](?=\p{L}{3})/u, '');
    return [...new Set([word, bare, without, `ال${bare}`])];
  }
  const form = writing === 'romanised' ? foldLatin(word) : word;
  if (vocabulary.has(form)) return [form];
  const near = nearWord(form, vocabulary, writing === 'romanised' ? LONG_ROMANISED : LONG);
  return near === null ? [form] : [form, near];
}

/** The words of a pattern where they stand near each other. Null where they do not, or where an excluded word is beside them. */
function spanOf({ parts, excluded }: Pick<Pattern, 'parts' | 'excluded'>, found: Found): Span | null {
  const spans: (readonly Span[])[] = [];
  for (const part of parts) {
    const ofPart = found.get(part);
    if (!ofPart) return null;
    spans.push(ofPart);
  }
  const [first = [], ...others] = spans;
  for (const start of first) {
    const span = around(start, others);
    if (span && !excluded.some((part) => isNear(found.get(part) ?? [], span))) return span;
  }
  return null;
}

/** The narrowest window from a word to the nearest word of every other part. Two parts never share a word. */
function around(start: Span, others: readonly (readonly Span[])[]): Span | null {
  const taken = [start];
  for (const spans of others) {
    const free = spans.filter((one) => taken.every(({ from, to }) => one.to <= from || one.from >= to));
    const distance = ({ from, to }: Span) => (from >= start.to ? from - start.to : start.from - to);
    const nearest = free.toSorted((a, b) => distance(a) - distance(b))[0];
    if (!nearest) return null;
    taken.push(nearest);
  }
  const from = Math.min(...taken.map((span) => span.from));
  const to = Math.max(...taken.map((span) => span.to));
  const least = taken.reduce((sum, span) => sum + span.to - span.from, 0);
  const isGuess = others.length === 0 && start.isGuess === true;
  return to - from <= least + SLACK ? { from, to, isGuess } : null;
}

function isNear(spans: readonly Span[], { from, to }: Span): boolean {
  return spans.some((span) => span.from < to + EXCLUDED_REACH && span.to > from - EXCLUDED_REACH);
}
