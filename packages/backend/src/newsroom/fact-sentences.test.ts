import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { createAnswerGuide } from '../assistant/answer-guide.ts';
import { openTestSite } from '../test-site.ts';
import type { DeskFactDetails } from './get-desk-fact.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const { site } = await openTestSite({ hasContent: true }, { now: () => NOW });
type Person = Awaited<ReturnType<typeof signUpPerson>>;
let publisher: Person;

beforeAll(async () => {
  publisher = await signUpPerson(site, { role: 'publisher' });
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});

const TOLL = 'salik.peak.price';
/** A text of the law, whose changes need two people. */
const CHEQUE = 'cheque.law';
const read = async (id: string, by = publisher) =>
  (await (await by.browser.get(`/newsroom/facts/${id}?locale=en`)).json()) as DeskFactDetails;
type Problem = { code?: string; waits?: boolean; fields?: object[]; effect?: { from: object; to: object } };
let sources = 0;
async function change(id: string, fields: object, by = publisher) {
  const { version, fact, isShown, sourceNames } = await read(id, by);
  const answer = await by.browser.post(`/newsroom/facts/${id}`, {
    version,
    isShown,
    sourceUrl: `https://www.example.ae/${(sources += 1)}`,
    sourceNames,
    asOf: '2026-11-26',
    reviewBy: '2027-06-01',
    validFrom: fact.validFrom,
    validUntil: fact.validUntil,
    confidence: 'official',
    reason: 'world-changed',
    ...fields,
  });
  return { status: answer.status, body: (await answer.json()) as Problem };
}
const faulty = (path: string, code: string) => ({ status: 400, body: { fields: [{ path, code }] } });

test('STAFF-6 a changed value keeps the sentences, and new sentences and a verdict are what Ayyan says', async () => {
  const before = await read(TOLL);
  expect(Object.keys(before.sentences)).toHaveLength(4);
  expect((await change(TOLL, { value: 7 })).status).toBe(200);
  expect(await read(TOLL)).toMatchObject({ value: 7, sentences: before.sentences, verdict: before.verdict });
  const sentences = { ...before.sentences, en: 'You pay {value} for a Salik crossing in the peak.' };
  expect((await change(TOLL, { sentences, verdict: 'depends' })).status).toBe(200);
  expect(await read(TOLL)).toMatchObject({ value: 7, sentences, verdict: 'depends' });
  expect((await read(TOLL)).fact.waiting.map(({ locale }) => locale).toSorted()).toEqual(['ar', 'hi', 'ur']);
  const [said] = await (await createAnswerGuide(site.deps)).facts([TOLL], 'en');
  expect(said).toMatchObject({ verdict: 'depends' });
  expect(said?.sentence).toMatch(/^You pay AED\s7 for a Salik crossing in the peak\.$/u);
  // Left out, both stay. The verdict goes when it is said to.
  expect((await change(TOLL, { value: 8 })).status).toBe(200);
  expect(await read(TOLL)).toMatchObject({ sentences, verdict: 'depends' });
  expect((await change(TOLL, { verdict: null })).status).toBe(200);
  expect(await read(TOLL)).toMatchObject({ sentences, verdict: null });
  expect((await change(TOLL, { sentences: {} })).status).toBe(200);
  expect((await read(TOLL)).sentences).toEqual({});
});

test('STAFF-6 a sentence names its value once, in every language or in none, and is refused in its language', async () => {
  const { sentences } = await read('salik.off-peak.price');
  const id = 'salik.off-peak.price';
  expect(await change(id, { sentences: { ...sentences, ar: 'بلا قيمة' } })).toMatchObject(
    faulty('sentences.ar', 'sentence_without_value'),
  );
  expect(await change(id, { sentences: { ...sentences, hi: '{value} {value}' } })).toMatchObject(
    faulty('sentences.hi', 'sentence_with_values'),
  );
  const { ur: _ur, ...three } = sentences;
  expect(await change(id, { sentences: three })).toMatchObject(faulty('sentences.ur', 'required'));
  expect(
    await change(CHEQUE, { sentences: { ...(await read(CHEQUE)).sentences, en: 'It is {value}.' } }),
  ).toMatchObject(faulty('sentences.en', 'sentence_with_token'));
  expect(await change(id, { sentences: { ...sentences, en: '  ' } })).toMatchObject(
    faulty('sentences.en', 'too_small'),
  );
  expect(await change(id, { verdict: 'maybe' })).toMatchObject({ status: 400 });
  // "Checked again" and the evidence before do not change what users read.
  const checked = { verdict: 'yes', reason: 'checked' };
  expect(await change(id, checked)).toMatchObject(faulty('reason', 'value_changed'));
  expect((await read(id)).sentences).toEqual(sentences);
});

test('STAFF-6 new words of a text name its sentences as well, which would say the words before', async () => {
  const { values, sentences } = await read(CHEQUE);
  const words = { ...values, en: 'It depends on the bank.' };
  expect(await change(CHEQUE, { values: words })).toMatchObject(faulty('sentences.en', 'required'));
  const said = { ...sentences, en: 'Whether it is a crime depends on the bank.' };
  expect((await change(CHEQUE, { values: words, sentences: said })).status).toBe(200);
  expect(await read(CHEQUE)).toMatchObject({ values: words, sentences: said });
});

test('STAFF-6 a number in a sentence that moved too far is confirmed by naming the sentences again', async () => {
  const { sentences } = await read('salik.tag.price');
  const first = { ...sentences, en: 'The tag costs {value} and lasts 5 years.' };
  expect((await change('salik.tag.price', { sentences: first })).status).toBe(200);
  const second = { ...first, en: 'The tag costs {value} and lasts 50 years.' };
  expect(await change('salik.tag.price', { sentences: second })).toMatchObject({
    status: 409,
    body: {
      code: 'needs_confirmation',
      fields: [{ path: 'sentences', code: 'third' }],
      effect: { from: { en: first.en }, to: { en: second.en } },
    },
  });
  const both = { sentences: second, value: 50_000, confirmed: 50_000 };
  expect(await change('salik.tag.price', both)).toMatchObject({ status: 409 });
  expect((await change('salik.tag.price', { ...both, confirmedSentences: second })).status).toBe(200);
});

test('STAFF-6 a new sentence of the law waits for a second person, who reads it before they approve, and one click takes it back', async () => {
  const second = await signUpPerson(site, { role: 'publisher' });
  const { sentences } = await read(CHEQUE);
  const said = { ...sentences, en: 'Ask the bank first.' };
  expect(await change(CHEQUE, { sentences: said, verdict: 'no' })).toMatchObject({
    status: 200,
    body: { waits: true },
  });
  const waiting = await read(CHEQUE, second);
  expect(waiting).toMatchObject({ sentences, proposal: { sentences: said, verdict: 'no' } });
  const decision = { proposalId: waiting.proposal?.id, decision: 'approve', comment: '' };
  expect((await second.browser.post(`/newsroom/facts/${CHEQUE}/decision`, decision)).status).toBe(200);
  const after = await read(CHEQUE);
  expect(after).toMatchObject({ sentences: said, verdict: 'no' });
  expect((await publisher.browser.post(`/newsroom/facts/${CHEQUE}/undo`, { version: after.version })).status).toBe(200);
  expect(await read(CHEQUE)).toMatchObject({ sentences, verdict: waiting.verdict });
});
