import { longestCopied, passagesOf, shareOfPassages } from './copied-text.ts';
import { missingWords } from '../newsroom/missing-words.ts';
import type { Claim, Draft, DraftText, Evidence } from './draft.ts';
import { type Risk, risksOf } from './risk-flags.ts';

/** What keeps a draft from the people who review it. */
export const BLOCKS = [
  'no_claims',
  'text_empty',
  'claim_unsupported',
  'claim_one_source',
  'sentence_without_claim',
  'number_without_source',
  'quote_not_verbatim',
  'copied_passage',
  'near_duplicate',
  'address_in_text',
] as const;
export type Block = (typeof BLOCKS)[number];

export const CLAIM_STATES = ['supported', 'one-source', 'unsupported'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Words in sequence that a text may share with a source outside of quotation marks. */
export const COPIED_LIMIT = 12;
/** The share of five-word passages that a text may have in common with one that is published. */
export const DUPLICATE_LIMIT = 0.4;

export type DraftChecks = {
  claims: ClaimState[];
  blocks: Block[];
  risks: Risk[];
  /** The published text that is most alike, and how much. Null where none was compared. */
  nearest: { id: string; share: number } | null;
  /** The longest passage shared with a source, in words. */
  copiedWords: number;
};

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
const SHORTEST_QUOTE = 8;

/** Whether a quote is in the evidence word for word. Kinds of spaces and quotation marks are not compared. */
export function isVerbatim(quote: string, evidence: Pick<Evidence, 'text'>): boolean {
  const words = plain(quote);
  return words.length >= SHORTEST_QUOTE && plain(evidence.text).includes(words);
}

const OWN_KINDS: ReadonlySet<Evidence['kind']> = new Set(['fact', 'item', 'computed']);

/** Supported: word for word in a fact of the guide, in one official source, or in two sources of different hosts. */
export function stateOfClaim({ supports }: Claim, evidence: readonly Evidence[]): ClaimState {
  const found = supports.flatMap(({ evidenceId, quote }) => {
    const source = evidence.find(({ id }) => id === evidenceId);
    return source && isVerbatim(quote, source) ? [source] : [];
  });
  // A quote that is nowhere is made up, whatever the others say.
  if (found.length === 0 || found.length < supports.length) return 'unsupported';
  if (found.some(({ isOfficial, kind }) => isOfficial || OWN_KINDS.has(kind))) return 'supported';
  return new Set(found.map(({ origin }) => origin)).size >= 2 ? 'supported' : 'one-source';
}

export type Sentence = { text: string; claims: readonly number[] };

const numbersOf = (text: string): string[] =>
  Array.from(text.normalize('NFKC').matchAll(/\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu), ([number]) =>
    number
      .replace(/\p{Nd}/gu, digitOf)
      .replace(/[,٬]/g, '')
      .replace('٫', '.'),
  );
const ZEROS = [0x0660, 0x06f0, 0x0966];
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? sign : String(code - zero);
}

const QUOTED = /[“"«]([^”"»]{8,})[”"»]/gu;
const ADDRESS = /\b(?:https?|ftp|javascript|data|mailto|vbscript|file):|\bwww\.|\]\(/i;

type Checked = Pick<Draft, 'claims' | 'evidence'> & {
  /** The sentences of every language, each with the positions of its claims. Empty for templates, whose sentences are ours. */
  sentences: readonly Sentence[];
  texts: Draft['texts'];
  /** Published texts a draft of a model is compared with. */
  published: readonly { id: string; text: string }[];
};

/** STAFF-4: checks a draft against its stored evidence. What a model says about itself decides nothing. */
export function checkDraft({ claims, evidence, sentences, texts, published }: Checked): DraftChecks {
  const states = claims.map((claim) => stateOfClaim(claim, evidence));
  const blocks = new Set<Block>();
  const written = Object.values(texts);
  const words = written.map(({ title, summary, markdown }) => `${title}\n${summary}\n${markdown}`);
  if (claims.length === 0) blocks.add('no_claims');
  if (written.length === 0 || written.some(isEmpty)) blocks.add('text_empty');
  if (states.includes('unsupported')) blocks.add('claim_unsupported');
  if (states.includes('one-source')) blocks.add('claim_one_source');
  const risks = new Set<Risk>(words.flatMap(risksOf));
  let copiedWords = 0;
  for (const sentence of sentences) {
    const supports = sentence.claims.flatMap((at) => claims[at]?.supports ?? []);
    if (supports.length === 0) blocks.add('sentence_without_claim');
    if (ADDRESS.test(sentence.text)) blocks.add('address_in_text');
    const known = new Set(supports.flatMap(({ quote }) => numbersOf(quote)));
    if (numbersOf(sentence.text).some((number) => !known.has(number))) {
      blocks.add('number_without_source');
      risks.add('number-without-source');
    }
    const quotes = Array.from(sentence.text.matchAll(QUOTED), ([, quote = '']) => quote);
    if (quotes.some((quote) => !evidence.some((one) => isVerbatim(quote, one)))) blocks.add('quote_not_verbatim');
    const own = sentence.text.replace(QUOTED, ' ');
    for (const { text } of evidence) copiedWords = Math.max(copiedWords, longestCopied(own, text));
  }
  if (copiedWords > COPIED_LIMIT) blocks.add('copied_passage');
  const nearest = nearestOf(words, published);
  if (nearest && nearest.share > DUPLICATE_LIMIT) blocks.add('near_duplicate');
  return { claims: states, blocks: [...blocks], risks: [...risks], nearest, copiedWords };
}

const isEmpty = ({ title, summary, markdown }: DraftText): boolean =>
  missingWords('article', { title, summary, body: { markdown } }).length > 0;

function nearestOf(words: readonly string[], published: Checked['published']): DraftChecks['nearest'] {
  const own = words.map(passagesOf);
  let nearest: DraftChecks['nearest'] = null;
  for (const { id, text } of published) {
    const theirs = passagesOf(text);
    const share = Math.max(0, ...own.map((passages) => shareOfPassages(passages, theirs)));
    if (nearest === null || share > nearest.share) nearest = { id, share };
  }
  return nearest;
}
