import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GoldNeed, HELD_OUT_FOLDER, inspectGold, readGold } from './gold.ts';

type Change = (need: GoldNeed) => void;

const NEED: GoldNeed = {
  id: 'drinking-age',
  at: '2026-11-22T14:00:00+04:00',
  about: null,
  questions: { en: 'how old?', ar: 'كم العمر؟', hi: 'उम्र कितनी?', ur: 'عمر کتنی؟' },
  expects: {
    outcome: ['answered'],
    facts: ['alcohol.age'],
    anyFacts: [],
    items: ['question/alcohol'],
    atLeastItems: 1,
    values: {},
    never: [],
    topic: null,
  },
};

const BROKEN: [fault: string, change: Change][] = [
  ['not in Dubai time', (need) => (need.at = '2026-11-22T14:00:00Z')],
  ['a language missing', (need) => Reflect.deleteProperty(need.questions, 'hi')],
  ['an empty question', (need) => (need.questions.ur = ' ')],
  ['another key', (need) => Object.assign(need.expects, { fact: [] })],
  ['a script of another language', (need) => (need.questions.hi = 'عمر')],
  ['one wording in two languages', (need) => (need.questions.ur = need.questions.hi = 'umar kitni?')],
  ['a fact nobody has', (need) => need.expects.facts.push('alcohol.price')],
  ['a fact that is hidden', (need) => need.expects.anyFacts.push('fuel.diesel')],
  ['an item nobody has', (need) => need.expects.items.push('place/moon')],
  ['a kind that is never cited', (need) => need.expects.items.push('handbook/climate')],
  ['asked from a page nobody has', (need) => (need.about = 'article/moon')],
  ['more items than named', (need) => (need.expects.atLeastItems = 2)],
  ['items that do not matter', (need) => (need.expects.atLeastItems = 0)],
  ['a topic without officials', (need) => (need.expects.topic = 'legal')],
  ['officials without a topic', (need) => (need.expects.outcome = ['official'])],
  ['an outcome twice', (need) => (need.expects.outcome = ['answered', 'answered'])],
  ['values in one language', (need) => (need.expects.values = { en: ['21'] })],
  ['nothing asked for', (need) => Object.assign(need.expects, { facts: [], items: [], atLeastItems: 0 })],
];

const content = await readStartingContent();

function faultsOf(...needs: unknown[]): string[] {
  return inspectGold([{ path: 'needs.json', text: JSON.stringify(needs) }], content).faults;
}

describe('the check of the gold set', () => {
  test('CHAT-1 finds nothing wrong with a right need', () => {
    expect(faultsOf(NEED)).toEqual([]);
  });

  test.each(BROKEN)('CHAT-1 finds %s', (_, change) => {
    const need = structuredClone(NEED);
    change(need);
    expect(faultsOf(need)).not.toEqual([]);
  });

  test('CHAT-1 finds an id that stands in two files', () => {
    const other = { ...NEED, questions: { en: 'a', ar: 'ب', hi: 'स', ur: 'د' } };
    const files = [NEED, other].map((need, place) => ({ path: `${place}.json`, text: JSON.stringify([need]) }));
    expect(inspectGold(files, content).faults).toEqual([expect.stringContaining('"id drinking-age"')]);
  });

  test('CHAT-1 finds a file that is no list', () => {
    const files = ['{', '{}'].map((text) => ({ path: 'broken.json', text }));
    expect(inspectGold(files, content).faults).toHaveLength(2);
  });
});

describe('the gold set', () => {
  let needs: GoldNeed[] = [];

  beforeAll(async () => {
    needs = await readGold();
  });

  test('CHAT-1 asks every need in four languages', () => {
    expect(needs.flatMap(({ questions }) => LOCALES.map((locale) => questions[locale]))).toHaveLength(needs.length * 4);
  });

  test('CHAT-1 holds answers, honest gaps, official matters and attacks', () => {
    const kinds = new Set(needs.flatMap(({ expects }) => expects.outcome));
    expect([...kinds].toSorted()).toEqual(['answered', 'declined', 'official', 'partly', 'unknown']);
  });

  test('CHAT-1 a second set asks at least 60 other needs, none of them in the words of the first', async () => {
    const heldOut = await readGold(HELD_OUT_FOLDER);
    expect(heldOut.length).toBeGreaterThanOrEqual(60);
    const questionInput = new Set(needs.flatMap(({ id, questions }) => [id, ...Object.values(questions)]));
    expect(
      heldOut.flatMap(({ id, questions }) => [id, ...Object.values(questions)]).filter((one) => questionInput.has(one)),
    ).toEqual([]);
  });
});
