import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Answer, AnswerSentence, Citation } from '@dalil/assistant/answer.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { GoldNeed } from './gold.ts';

/** The judgement of an answer. Each fault states what is missing or wrong. */
export type Judgement = {
  faults: readonly string[];
  claims: number;
  citedClaims: number;
  /** Claims with a number that none of the cited items has. */
  wrongNumbers: readonly string[];
  isDeclined: boolean;
  isDeclineRight: boolean;
};

const DECLINED_OUTCOMES = new Set(['closest', 'unknown', 'official', 'declined']);
const NUMBER = /\p{Nd}[\p{Nd},.:٬٫]*/gu;

/** The guide writes a no-break space between a number and its unit. A model writes plain ones. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
}

export function isDeclined(outcome: string): boolean {
  return DECLINED_OUTCOMES.has(outcome);
}

/** Compares an answer with the expected one, and each claim with its citations. */
export async function judgeAnswer(
  answer: Answer,
  { expects }: GoldNeed,
  locale: Locale,
  guide: AnswerGuide,
): Promise<Judgement> {
  const sentences = answer.blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences));
  const text = plainSpaces(sentences.map((sentence) => sentence.text).join('\n'));
  const cited = new Set(answer.citations.map(({ kind, id }) => `${kind}/${id}`));
  const cards = answer.blocks.flatMap((block) => (block.kind === 'cards' ? block.items : []));
  for (const { kind, id } of cards) cited.add(`${kind}/${id}`);
  const facts = await guide.facts([...expects.facts, ...expects.anyFacts], locale);
  const isStated = (id: string) => {
    const fact = facts.find((one) => one.id === id);
    return (
      cited.has(`fact/${id}`) &&
      fact?.text !== null &&
      text.includes(plainSpaces(fact?.text ?? '').replace(/[.।۔]\s*$/u, ''))
    );
  };
  // A need that the guide cannot meet may be answered with pages near it.
  const outcome = answer.outcome === 'closest' ? 'unknown' : answer.outcome;
  const found = expects.items.filter((item) => cited.has(item)).length;
  const faults = [
    ...(expects.outcome.includes(outcome) ? [] : [`outcome ${answer.outcome}, not ${expects.outcome.join(' or ')}`]),
    ...(expects.topic === null || expects.topic === answer.topic
      ? []
      : [`topic ${answer.topic}, not ${expects.topic}`]),
    ...expects.facts.filter((id) => !isStated(id)).map((id) => `fact ${id} missing`),
    ...(expects.anyFacts.length === 0 || expects.anyFacts.some(isStated)
      ? []
      : [`none of the facts ${expects.anyFacts.join(', ')}`]),
    ...(found >= expects.atLeastItems
      ? []
      : [`${found} of ${expects.atLeastItems} items: ${expects.items.join(', ')}`]),
    ...(expects.values[locale] ?? [])
      .filter((value) => !text.includes(plainSpaces(value)))
      .map((value) => `value ${value} missing`),
    ...expects.never.filter((never) => text.includes(never)).map((never) => `says ${never}`),
  ];
  const claims = sentences.filter(({ role }) => role === 'claim');
  return {
    faults,
    claims: claims.length,
    citedClaims: claims.filter(({ citations }) => citations.length > 0).length,
    wrongNumbers: await wrongNumbersIn(answer, locale, guide),
    isDeclined: isDeclined(answer.outcome),
    isDeclineRight: expects.outcome.some(isDeclined),
  };
}

/** The claims with a number that none of their cited items has. */
export async function wrongNumbersIn(
  { blocks, citations }: Pick<Answer, 'blocks' | 'citations'>,
  locale: Locale,
  guide: AnswerGuide,
): Promise<string[]> {
  const claims = blocks
    .flatMap((block) => (block.kind === 'cards' ? [] : block.sentences))
    .filter(({ role }) => role === 'claim');
  const wrong = await Promise.all(claims.map((claim) => hasWrongNumber(claim, citations, locale, guide)));
  return claims.filter((_, at) => wrong[at]).map(({ text }) => text);
}

/** Computed values have no text to compare with. The rules have their own tests. */
async function hasWrongNumber(
  { text, citations }: AnswerSentence,
  all: readonly Citation[],
  locale: Locale,
  guide: AnswerGuide,
): Promise<boolean> {
  const cited = citations.flatMap((number) => all[number] ?? []);
  if (cited.some(({ kind }) => kind === 'tool')) return false;
  const numbers = numbersIn(text);
  if (numbers.length === 0) return false;
  const known = new Set((await Promise.all(cited.map((one) => wordsOf(one, locale, guide)))).flatMap(numbersIn));
  return numbers.some((number) => !known.has(number));
}

async function wordsOf({ kind, id, title }: Citation, locale: Locale, guide: AnswerGuide): Promise<string> {
  if (kind === 'tool') return title;
  if (kind === 'fact') return (await guide.facts([id], locale)).map(({ label, text }) => `${label} ${text}`).join(' ');
  if (kind === 'handbook') {
    const climate = await guide.climate(locale);
    if (id === 'climate/months') return JSON.stringify(climate);
    const chapters = (await guide.handbooks(locale)).filter((chapter) => chapter.id === id);
    return chapters.flatMap(({ sentences }) => sentences.map(({ text, heading }) => `${heading} ${text}`)).join(' ');
  }
  const texts = await guide.texts([{ kind, id }], locale);
  return texts.flatMap((text) => [text.title, ...text.sentences.map((one) => `${one.heading} ${one.text}`)]).join(' ');
}

function numbersIn(text: string): string[] {
  return (normalizeDigits(text).match(NUMBER) ?? []).map((number) => number.replace(/[.,:]+$/u, ''));
}
