import { expect, test } from 'vitest';
import type { Fact } from '../guide/fact.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { LOCALES } from '../language/locale.ts';
import { checkDraft, stateOfClaim } from './check-draft.ts';
import type { Composed, Evidence } from './draft.ts';
import { composeEventDigest } from './event-digest.ts';
import { composeFactsChanged } from './facts-changed.ts';
import { composeFuelPrice, FUEL_FACTS } from './fuel-price.ts';
import { composePrayerTimes } from './prayer-digest.ts';
import { composePublicHolidays, type ReportedEvent } from './public-holidays.ts';
import { readModelDraft } from './read-model-draft.ts';
import { dueSlot } from './reporter.ts';
import { risksOf } from './risk-flags.ts';
import { escapeMarkdown } from './template-words.ts';

const TODAY = '2026-11-26';
const unit = (label: string) => ({ other: `# ${label}`, one: `# ${label}`, per: `# / ${label}` });
const TERMS = Object.fromEntries(
  LOCALES.map((locale) => [locale, { units: { dirham: unit('AED'), litre: unit('litre') }, patterns: {} }]),
) as unknown as FactTermsByLocale;

function factOf(id: string, more: Partial<Fact> = {}): Fact {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [locale, { label: `${id} ${locale}`, sourceName: 'Source' }]),
  );
  return {
    id,
    topic: 'transport',
    type: 'money',
    value: 2.7,
    currency: 'AED',
    unit: 'litre',
    validFrom: '2026-11-01',
    validUntil: '2026-11-30',
    reviewBy: '2026-11-30',
    sourceUrl: 'https://moei.example/',
    asOf: '2026-11',
    confidence: 'official',
    isShown: true,
    texts,
    ...more,
  } as Fact;
}

const event = (id: string, data: Partial<ReportedEvent['data']>): ReportedEvent => ({
  id,
  titles: { en: `${id} day`, ar: `يوم ${id}`, hi: `${id} दिन`, ur: `${id} دن` },
  data: {
    type: 'public-holiday',
    frequency: 'yearly',
    recurrence: { rule: 'fixed', month: 12, day: 2, days: 2 },
    hasConfirmedDates: false,
    ...data,
  },
  website: null,
  asOf: '2026',
});

const fuel = FUEL_FACTS.map((id) => factOf(id));
const rule = factOf('holiday.transfer-rule', { validUntil: '2027-12-31', reviewBy: '2027-12-31' });
const COMPOSED: [string, Composed][] = [
  ['fuel', composeFuelPrice(fuel, TERMS, TODAY)],
  ['holidays', composePublicHolidays([event('union', {})], rule, TERMS, TODAY)],
  ['prayer', composePrayerTimes(undefined, TERMS, TODAY)],
  [
    'events',
    composeEventDigest(
      [event('fair', { type: 'festival', recurrence: { rule: 'fixed', month: 11, day: 28, days: 1 } })],
      TODAY,
    ),
  ],
  ['changed', composeFactsChanged([{ before: factOf('a', { value: 3 }), after: factOf('a') }], TERMS, TODAY)],
];

test.each(COMPOSED)(
  'STAFF-4 the template %s has a whole text in four languages, each claim word for word in its evidence',
  (_name, composed) => {
    if (composed.kind !== 'draft') throw new Error(composed.reason);
    const { texts, claims, evidence, slug } = composed.draft;
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const lines = LOCALES.map((locale) => texts[locale]?.markdown.split('\n').length);
    expect(new Set(lines).size, 'as many lines in each language').toBe(1);
    expect(new Set(LOCALES.map((locale) => texts[locale]?.title)).size).toBe(LOCALES.length);
    for (const locale of LOCALES)
      expect(`${texts[locale]?.title}${texts[locale]?.markdown}`).not.toMatch(/undefined|NaN|–$/);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.map((claim) => stateOfClaim(claim, evidence))).toEqual(claims.map(() => 'supported'));
  },
);

test('STAFF-4 a template writes values, days and the certainty of dates', () => {
  const [holidays, changed] = [COMPOSED[1]?.[1], COMPOSED[4]?.[1]];
  expect(holidays?.kind === 'draft' && holidays.draft.texts.en?.markdown).toContain(
    'union day: Wednesday, 2 December 2026 to Thursday, 3 December 2026 (a fixed date',
  );
  expect(changed?.kind === 'draft' && changed.draft.texts.ur?.markdown).toMatch(/2\.70.*؛ پہلے .*3/);
});

test('STAFF-4 a template whose facts are not current says which, and writes nothing', () => {
  const expired = fuel.with(1, factOf(FUEL_FACTS[1], { validUntil: '2026-10-31' }));
  expect(composeFuelPrice(expired, TERMS, TODAY)).toEqual({
    kind: 'nothing',
    reason: 'facts_not_current',
    detail: ['fuel.special-95'],
  });
  // Of the month before, though not expired yet.
  const early = fuel.with(0, factOf(FUEL_FACTS[0], { validFrom: '2026-10-01' }));
  expect(composeFuelPrice(early, TERMS, TODAY)).toMatchObject({ detail: ['fuel.super-98'] });
  expect(composePublicHolidays([event('x', {})], undefined, TERMS, TODAY)).toMatchObject({
    reason: 'facts_not_current',
  });
  expect(composePublicHolidays([], rule, TERMS, TODAY)).toMatchObject({ reason: 'no_holidays' });
  expect(composeEventDigest([], TODAY)).toMatchObject({ reason: 'no_events' });
  // What is on every week is no news.
  const quiz = event('quiz', { type: 'quiz', frequency: 'weekly', recurrence: { rule: 'weekly', days: ['sat'] } });
  expect(composeEventDigest([quiz], TODAY)).toMatchObject({ reason: 'no_events' });
  expect(composeFactsChanged([{ before: factOf('a'), after: factOf('a') }], TERMS, TODAY)).toMatchObject({
    reason: 'no_changes',
  });
});

test('STAFF-4 a schedule is due once a day, by the clock of its own time zone', () => {
  const schedule = { days: ['thu'], time: '09:00', timeZone: 'Asia/Dubai' } as const;
  expect(dueSlot(schedule, new Date('2026-11-26T04:59:00Z'))).toBeNull();
  expect(dueSlot(schedule, new Date('2026-11-26T05:00:00Z'))).toBe('2026-11-26T09:00');
  expect(dueSlot(schedule, new Date('2026-11-26T19:59:00Z'))).toBe('2026-11-26T09:00');
  expect(dueSlot(schedule, new Date('2026-11-26T20:00:00Z'))).toBeNull();
  // 00:30 on Friday in Dubai is still Thursday in London.
  expect(dueSlot({ ...schedule, timeZone: 'Europe/London' }, new Date('2026-11-26T20:30:00Z'))).toBe(
    '2026-11-26T09:00',
  );
});

const evidence = (id: string, origin: string, isOfficial = false, kind: Evidence['kind'] = 'feed'): Evidence => ({
  id,
  kind,
  source: id,
  url: null,
  origin,
  isOfficial,
  date: TODAY,
  text: 'The ferry will run until 1 am on Fridays, the operator announced on Thursday.',
});
const QUOTE = 'run until 1 am on Fridays';
const ALL = [evidence('a', 'one.ae'), evidence('b', 'two.ae'), evidence('c', 'one.ae'), evidence('o', 'gov.ae', true)];

test.each([
  ['two hosts', ['a', 'b'], QUOTE, 'supported'],
  ['one official', ['o'], QUOTE, 'supported'],
  ['one host', ['a'], QUOTE, 'one-source'],
  ['two sources of one host', ['a', 'c'], QUOTE, 'one-source'],
  ['a quote with another number', ['a', 'b'], 'run until 2 am on Fridays', 'unsupported'],
  ['an unknown source', ['z'], QUOTE, 'unsupported'],
  ['a word only', ['o'], 'ferry', 'unsupported'],
  ['one official and one that is not there', ['o', 'z'], QUOTE, 'unsupported'],
  ['no source', [], QUOTE, 'unsupported'],
])('STAFF-4 a claim with %s is judged', (_name, ids, quote, state) => {
  expect(stateOfClaim({ text: {}, supports: ids.map((evidenceId) => ({ evidenceId, quote })) }, ALL)).toBe(state);
});

const claims = [{ text: { en: 'It runs until 1 am.' }, supports: [{ evidenceId: 'o', quote: QUOTE }] }];
const check = (text: string, of = [0], published: { id: string; text: string }[] = []) =>
  checkDraft({
    claims,
    evidence: ALL,
    sentences: [{ text, claims: of }],
    texts: { en: { title: text, summary: text, markdown: text } },
    published,
  }).blocks;

test('STAFF-4 a sentence is blocked without a claim, with a number, a quote or an address of its own, or copied', () => {
  expect(check('Boats run till 1 am.')).toEqual([]);
  expect(check('Boats run till ١ am.')).toEqual([]);
  expect(check('Boats run till 1 am.', [])).toContain('sentence_without_claim');
  expect(check('Boats run till 3 am.')).toEqual(['number_without_source']);
  expect(check('The operator says “we will never stop again”.')).toEqual(['quote_not_verbatim']);
  expect(check('Boats run till 1, see https://evil.example')).toContain('address_in_text');
  expect(check('The ferry will run until 1 am on Fridays, the operator announced on Thursday.')).toEqual([
    'copied_passage',
  ]);
  const old = 'A text that says nearly the same words as one which users can read today';
  expect(check(old, [0], [{ id: 'old', text: `${old}.` }])).toEqual(['near_duplicate']);
});

test.each([
  ['no text', {}],
  ['no summary', { en: { title: 'Boats', summary: ' ', markdown: 'They run.' } }],
  ['only a heading', { en: { title: 'Boats', summary: 'They run.', markdown: '## Boats' } }],
])('STAFF-4 a draft with %s is blocked', (_name, texts) => {
  expect(checkDraft({ claims, evidence: ALL, sentences: [], texts, published: [] }).blocks).toContain('text_empty');
});

test.each([
  ['Omar Ali said so', 'named-person'],
  ['قال الدكتور خالد', 'named-person'],
  ['a 9-year-old', 'minor'],
  ['अदालत ने कहा', 'court'],
  ['مسجد جديد', 'religion'],
  ['پرچم لہرایا گیا', 'national-symbols'],
  ['Book now', 'promotion'],
  ['a new visa', 'medical-legal'],
])('STAFF-4 %s is flagged as %s', (text, risk) => expect(risksOf(text)).toContain(risk));

test('STAFF-4 what is harmless has no flag', () =>
  expect(risksOf('The ferry runs until one on weekdays.')).toEqual([]));

test.each([
  ['1. First', String.raw`1\. First`],
  ['- A line', String.raw`\- A line`],
  ['# *Big* {{salik.peak.price}}', String.raw`\# \*Big\* ((salik.peak.price))`],
  ['Eid (expected) at 5.30', 'Eid (expected) at 5.30'],
])('STAFF-4 the words %s are no markup', (text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));

test('STAFF-4 the answer of a model becomes plain words, or nothing', () => {
  const sentence = (text: string) => ({ text, claims: [1] });
  const answer = (body: string, languages = ['en'], title = 'A title') =>
    JSON.stringify({
      isNews: true,
      claims: [{ text: 'x', supports: [{ source: 'a', quote: QUOTE }] }],
      texts: languages.map((language) => ({
        language,
        title: sentence(title),
        summary: sentence(''),
        paragraphs: [[sentence(body)]],
      })),
    });
  const read = readModelDraft(answer('[x](javascript:alert(1)) {{salik.peak.price}} <b>\u202Eend\u0007'), ['en']);
  if (read === null || read === 'nothing') throw new Error('not read');
  expect(read.texts.en?.markdown).toBe(String.raw`\[x\](javascript:alert(1)) ((salik.peak.price)) \<b\> end`);
  expect(readModelDraft(answer('x'), ['en', 'ar'])).toBeNull();
  expect(readModelDraft(answer('x', ['en'], 'y'.repeat(121)), ['en'])).toBeNull();
  expect(readModelDraft('{"isNews":true', ['en'])).toBeNull();
  expect(readModelDraft('I cannot help with that.', ['en'])).toBeNull();
  expect(readModelDraft(JSON.stringify({ isNews: false, claims: [], texts: [] }), ['en'])).toBe('nothing');
});
