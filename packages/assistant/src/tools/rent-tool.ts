import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { areBandsWhole, rentIncrease, type RentBand } from '@dalil/domain/guide/rent-increase.ts';
import type { GuideFact } from '../answer-guide.ts';
import { addBlock, citeFact, citeTool, claim } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import { writeNumber } from '../write-dates.ts';
import { hasAny, type Tool } from './tool.ts';

const BANDS = ['a', 'b', 'c', 'd', 'e'] as const;
const LIMITS = BANDS.slice(0, -1).map((band) => `rent.band.${band}.limit`);
const INCREASES = BANDS.map((band) => `rent.band.${band}.increase`);
const NOTICE = 'rent.notice.change';
const MIN_RENT = 1_000;
const MAX_RENT = 1_000_000_000;

/** The maximum increase of a yearly rent, if the question gives the rent and the index value. */
export const rentTool: Tool = async ({ question, guide, draft }) => {
  const { senses, amounts } = question;
  if (!senses.has('rent-index') || !hasAny(senses, ['rent', 'landlord', 'increase', 'ejari', 'flat'])) return null;
  const values = amounts.filter(({ value, isPercent }) => !isPercent && value >= MIN_RENT && value <= MAX_RENT);
  const [first, second] = values.map(({ value }) => value);
  if (first === undefined || second === undefined) return null;
  const facts = await guide.facts([...LIMITS, ...INCREASES, NOTICE], draft.locale);
  const bands = bandsOf(facts);
  if (bands === null) return null;
  const [rent, index] = isIndexFirst(question.text, question.read) ? [second, first] : [first, second];
  const result = rentIncrease(rent, index, bands);
  const band = facts.find(({ id, value }) => id.endsWith('.increase') && value === result.percent);
  if (!band) return null;
  const numbers = [citeTool(draft, 'rent-increase', null, '/real-estate'), citeFact(draft, band)];
  const money = (value: number) => writeDirhams(value, draft.locale);
  const words = {
    rent: money(rent),
    index: money(index),
    percent: writeNumber(result.belowIndex, draft.locale),
    highest: money(result.highestRent),
  };
  const notice = facts.find(({ id, text }) => id === NOTICE && text !== null);
  const { rent: messages } = draft.messages;
  addBlock(draft, 'paragraph', [
    claim(formatMessage(result.belowIndex > 0 ? messages.below : messages.above, words), numbers),
    claim(
      result.percent > 0 ? formatMessage(messages.rise, { ...words, percent: band.text ?? '' }) : messages.none,
      numbers,
    ),
    ...(notice
      ? [claim(formatMessage(messages.notice, { notice: notice.text ?? '' }), [citeFact(draft, notice)])]
      : []),
  ]);
  return 'answered';
};

function bandsOf(facts: readonly GuideFact[]): RentBand[] | null {
  const valueOf = (id: string) => {
    const value = facts.find((fact) => fact.id === id)?.value;
    return typeof value === 'number' ? value : null;
  };
  const bands = BANDS.map((band) => ({
    limit: valueOf(`rent.band.${band}.limit`),
    increase: valueOf(`rent.band.${band}.increase`) ?? -1,
  }));
  return bands.every(({ increase }) => increase >= 0) && areBandsWhole(bands) ? bands : null;
}

/** Whether the first amount is the index value: its word precedes it more closely than the word for the rent. */
function isIndexFirst(text: string, { words, senses }: Parameters<Tool>[0]['question']['read']): boolean {
  const firstNumber = words.findIndex(
    ({ text: word }) => /\p{Nd}{4}|\p{Nd}[,٬.]\p{Nd}|\p{Nd}k$/u.test(word) || /^\p{Nd}{2,}$/u.test(word),
  );
  if (firstNumber < 0 || text === '') return false;
  const before = senses.filter(
    ({ sense, to }) => (sense === 'rent' || sense === 'rent-index' || sense === 'landlord') && to <= firstNumber,
  );
  const nearest = before.toSorted((a, b) => b.to - a.to)[0];
  return nearest?.sense === 'rent-index';
}
