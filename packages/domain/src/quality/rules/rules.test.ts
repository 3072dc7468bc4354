import { describe, expect, test } from 'vitest';
import type { Fact } from '../../guide/fact.ts';
import { evaluate } from './evaluate.ts';
import { RULES } from './rule-list.ts';
import { RULE_IDS, type RunRuleId } from './rule-ids.ts';
import { type CheckContext, type CheckedItem, type Rule, scoreOf } from './rule.ts';

const TODAY = '2026-11-26';
const AT = '2026-01-01T00:00:00Z';
const SOURCE = { id: 'rta', names: { en: 'RTA' }, url: 'https://www.rta.ae' };

type Written = { title?: string; summary?: string; markdown?: string; updatedAt?: string };
const text = ({ title = 'A title', summary = 'A summary.', markdown = 'A text.', updatedAt = AT }: Written = {}) => ({
  title,
  summary,
  body: { markdown },
  updatedAt,
});
const ALL = { en: text(), ar: text(), hi: text(), ur: text() };

function article(change: Partial<CheckedItem> = {}): CheckedItem {
  const base = { kind: 'article', id: 'an-article', category: 'transport', sections: [], asOf: '2026-10' } as const;
  const data = { isEvergreen: true, placeIds: [] };
  const provenance = { method: 'person' as const, sources: [SOURCE] };
  return { ...base, data, provenance, reviewBy: null, original: 'en', texts: ALL, ...change };
}
const withEnglish = (written: Written) => article({ texts: { ...ALL, en: text(written) } });
const withText = (locale: 'ar' | 'hi' | 'ur', written: Written) =>
  article({ texts: { ...ALL, [locale]: text(written) } });

const PLACE = { website: null, position: { lat: 25.2, lon: 55.27, precisionMetres: 50 } };
const place = (id: string, title: string, data: object = PLACE) =>
  article({ kind: 'place', id, data, texts: { en: { ...text({ title }), body: { areaName: 'Downtown' } } } });
const event = (endsAt: string) =>
  article({ kind: 'event', data: { recurrence: { rule: 'once', startsAt: '2026-11-01', endsAt } } });

function fact(id: string, change: Partial<Fact> = {}): Fact {
  const base = {
    id,
    topic: 'tolls',
    type: 'money',
    value: 6,
    currency: 'AED',
    reviewBy: '2027-06-01',
    asOf: '2026-11-20',
  };
  const rest = { sourceUrl: 'https://www.salik.ae/', confidence: 'official', isShown: true };
  return { ...base, ...rest, texts: { en: { label: id, sourceName: 'Salik' } }, ...change } as Fact;
}
const named = (label: string) => ({ texts: { en: { label, sourceName: 'Salik' } } });

const ALT = { en: 'A beach', ar: 'شاطئ', hi: 'समुद्र तट', ur: 'ساحل' };
const withPicture = (picture: string) => article({ data: { isEvergreen: true, placeIds: [], picture } });

const CONTEXT: CheckContext = {
  today: TODAY,
  facts: new Map(),
  hasPage: (path) => path === '/news/real',
  pictures: new Map([
    ['described', { alt: ALT, licence: 'own', largestBytes: 200_000 }],
    ['undescribed', { alt: { en: 'A beach' }, licence: 'own', largestBytes: null }],
    ['unlicensed', { alt: ALT, licence: null, largestBytes: null }],
    ['large', { alt: ALT, licence: 'own', largestBytes: 200_001 }],
  ]),
  deadLinks: new Map([['https://gone.example/', 'http_404']]),
  answers: { wrong: [], missing: [] },
};
const withFacts = (...facts: Fact[]): CheckContext => ({
  ...CONTEXT,
  facts: new Map(facts.map((one) => [one.id, one])),
});

const withAnswers = (answers: Partial<CheckContext['answers']>): CheckContext => ({
  ...CONTEXT,
  answers: { ...CONTEXT.answers, ...answers },
});
const WORD = { label: 'Toll', sourceName: 'Salik' };
const WORDS = { en: WORD, ar: WORD, hi: WORD, ur: WORD };
const complete = (change: object) => fact('a', { texts: WORDS, ...change });

const LONG = 'Notwithstanding administrative considerations, multidisciplinary infrastructural interdependencies';
const HARD = `${`${LONG} `.repeat(12)}.`;
const COPY = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
const ISOLATE = '\u2067';

type Example = { items?: CheckedItem[]; context?: CheckContext };
type Examples = { found: Example[]; passed: Example[] };

const EXAMPLES: Record<RunRuleId, Examples> = {
  'sources-missing': {
    found: [{ items: [article({ provenance: { method: 'person', sources: [] } })] }],
    passed: [{ items: [article()] }],
  },
  'link-broken': {
    found: [{ items: [withEnglish({ markdown: 'See [this](/news/gone).' })] }],
    passed: [
      { items: [withEnglish({ markdown: 'See [this](/ar/news/real?x=1#part).' })] },
      { items: [withEnglish({ markdown: 'See [this](https://elsewhere.example/news/gone).' })] },
    ],
  },
  'promotion-unlabelled': {
    found: [
      { items: [withEnglish({ markdown: 'Use the promo code SUN.' })] },
      { items: [withEnglish({ markdown: '[Tickets](https://shop.example/?aff=12)' })] },
      { items: [withText('ar', { markdown: 'استخدم كود الخصم' })] },
    ],
    passed: [
      { items: [withEnglish({ summary: 'Advertisement.', markdown: 'Use the promo code SUN.' })] },
      { items: [withEnglish({ markdown: 'Book nowhere else.' })] },
    ],
  },
  'position-outside': {
    found: [{ items: [place('a', 'A', { position: { lat: 24.45, lon: 54.37 } })] }],
    passed: [
      { items: [place('a', 'A')] },
      { items: [place('a', 'A', { position: { lat: 24.45, lon: 54.37 }, isOutsideEmirate: true })] },
    ],
  },
  'direction-marks': {
    found: [
      { items: [withText('ur', { markdown: `${ISOLATE}+971` })] },
      { items: [withText('ar', { title: '\u2069' })] },
    ],
    passed: [{ items: [withText('ur', { markdown: `${ISOLATE}+971\u2069` })] }],
  },
  'picture-undescribed': {
    found: [
      { items: [withPicture('undescribed')] },
      { items: [withPicture('unlicensed')] },
      { items: [withPicture('gone')] },
    ],
    passed: [{ items: [withPicture('described')] }, { items: [article()] }],
  },
  'fact-expired': {
    found: [{ context: withFacts(fact('a', { validUntil: '2026-11-25' })) }],
    passed: [{ context: withFacts(fact('a', { validUntil: TODAY })) }],
  },
  'fact-contradiction': {
    found: [{ context: withFacts(fact('a', named('A toll')), fact('b', { ...named('A  toll'), value: 4 })) }],
    passed: [
      { context: withFacts(fact('a', named('A toll')), fact('b', named('A toll'))) },
      {
        context: withFacts(fact('a', named('A toll')), fact('b', { ...named('A toll'), value: 4, isShown: false })),
      },
    ],
  },
  'fact-incomplete': {
    found: [
      { context: withFacts(complete({ currency: undefined })) },
      { context: withFacts(complete({ sourceUrl: 'http://www.salik.ae/' })) },
      { context: withFacts(complete({ asOf: '2026-11-27' })) },
      { context: withFacts(complete({ asOf: '2027' })) },
      { context: withFacts(complete({ texts: { ...WORDS, ur: undefined } })) },
      { context: withFacts(complete({ type: 'text', value: null })) },
    ],
    passed: [{ context: withFacts(complete({})) }, { context: withFacts(complete({ asOf: '2026-11' })) }],
  },
  'fact-missing': {
    found: [
      { items: [place('a', 'A', { ...PLACE, hours: { weekly: { fact: 'hours.a' } } })] },
      { items: [withEnglish({ markdown: 'It costs {{salik.peak.price}}.' })] },
    ],
    passed: [
      {
        items: [place('a', '{{hours.a}}', { ...PLACE, hours: { weekly: { fact: 'hours.a' } } })],
        context: withFacts(fact('hours.a')),
      },
    ],
  },
  'event-past': { found: [{ items: [event('2026-11-25')] }], passed: [{ items: [event(TODAY)] }] },
  stale: {
    found: [{ items: [article({ reviewBy: '2026-11-25' })] }, { items: [article({ asOf: '2025-10' })] }],
    passed: [{ items: [article({ reviewBy: TODAY, asOf: '2024' })] }, { items: [article({ asOf: '2025-11' })] }],
  },
  'fact-expiring': {
    found: [
      { context: withFacts(fact('a', { reviewBy: '2026-12-10' })) },
      { context: withFacts(fact('a', { validUntil: '2026-12-01' })) },
    ],
    passed: [{ context: withFacts(fact('a', { reviewBy: '2026-12-11' })) }],
  },
  'link-dead': {
    found: [
      { items: [withEnglish({ markdown: '[x](https://gone.example/)' })] },
      { context: { ...withFacts(fact('a', { sourceUrl: 'https://gone.example/' })) } },
    ],
    passed: [{ items: [withEnglish({ markdown: '[x](https://never-checked.example/)' })] }],
  },
  'translation-missing': { found: [{ items: [article({ texts: { en: text() } })] }], passed: [{ items: [article()] }] },
  'translation-outdated': {
    found: [
      { items: [withEnglish({ updatedAt: '2026-02-01T00:00:00Z' })] },
      { items: [withEnglish({ markdown: 'It costs {{salik.peak.price}}.' })] },
    ],
    passed: [{ items: [withText('ar', { updatedAt: '2026-02-01T00:00:00Z' })] }],
  },
  'near-duplicate': {
    found: [
      {
        items: [
          withEnglish({ markdown: COPY }),
          { ...withEnglish({ markdown: `${COPY} and a little more` }), id: 'another' },
        ],
      },
    ],
    passed: [{ items: [withEnglish({ markdown: COPY }), { ...withEnglish({ markdown: HARD }), id: 'another' }] }],
  },
  'duplicate-place': {
    found: [{ items: [place('a', 'Kite Beach'), place('b', 'Kite Beach Dubai')] }],
    passed: [
      { items: [place('a', 'Consulate of Jordan'), place('b', 'Consulate of India')] },
      { items: [place('a', 'Kite Beach'), place('b', 'Kite Beach', { position: { lat: 25.21, lon: 55.27 } })] },
    ],
  },
  'structured-data': {
    found: [{ items: [withEnglish({ summary: ' ' })] }, { items: [article({ data: { isEvergreen: 'yes' } })] }],
    passed: [{ items: [article()] }],
  },
  'answer-wrong': {
    found: [{ context: withAnswers({ wrong: [{ kind: 'fact', id: 'a', count: 2, locales: ['en', 'ur'] }] }) }],
    passed: [{}],
  },
  'answer-missing': {
    found: [{ context: withAnswers({ missing: [{ topic: 'parking', path: '/traffic', count: 12 }] }) }],
    passed: [{}],
  },
  'picture-large': {
    found: [{ items: [withPicture('large')] }],
    passed: [{ items: [withPicture('described')] }, { items: [withPicture('undescribed')] }],
  },
  'hours-unverified': {
    found: [
      {
        items: [place('a', 'A', { ...PLACE, hours: { fact: 'hours.a' } })],
        context: withFacts(fact('hours.a', { asOf: '2026-10-26' })),
      },
    ],
    passed: [
      {
        items: [place('a', 'A', { ...PLACE, hours: { fact: 'hours.a' } })],
        context: withFacts(fact('hours.a', { asOf: '2026-10-27' })),
      },
    ],
  },
  readability: {
    found: [
      { items: [withEnglish({ markdown: HARD })] },
      { items: [withText('hi', { markdown: `${'शब्द '.repeat(61)}।` })] },
    ],
    passed: [
      { items: [withEnglish({ markdown: 'The bus is red. It stops here. '.repeat(20) })] },
      { items: [withText('ar', { markdown: 'كلمة كلمة. '.repeat(40) })] },
      { items: [withEnglish({ markdown: LONG })] },
    ],
  },
  'biased-words': {
    found: [
      { items: [withEnglish({ markdown: 'Obviously, it rains.' })] },
      { items: [withText('ur', { markdown: 'سب جانتے ہیں کہ' })] },
    ],
    passed: [{ items: [withEnglish({ markdown: 'Illegalsomething' })] }],
  },
  'promotional-words': {
    found: [
      { items: [withEnglish({ title: 'A World-class beach' })] },
      { items: [withText('hi', { markdown: 'एक विश्वस्तरीय जगह' })] },
    ],
    passed: [{ items: [withEnglish({ title: 'A beach' })] }],
  },
  'fact-glued': {
    found: [{ items: [withEnglish({ markdown: 'A tag costs{{salik.tag.price}}.' })] }],
    passed: [{ items: [withText('ar', { markdown: 'سعره {{a.b}} و{{c.d}}.' })] }],
  },
  tanwin: {
    found: [{ items: [withText('ar', { markdown: 'شكرًا' })] }],
    passed: [{ items: [withText('ar', { markdown: 'شكرا' })] }, { items: [withText('ur', { markdown: 'مثلاً' })] }],
  },
};

function run(id: string, { items = [], context = CONTEXT }: Example) {
  const evaluation = evaluate(
    RULES.filter((rule) => rule.id === id),
    context,
  );
  for (const one of items) evaluation.add(one);
  return evaluation.end();
}

describe.each(RULE_IDS)('STAFF-5 the rule %s', (id) => {
  test('finds what is wrong, with evidence, and passes what is right', async () => {
    for (const example of EXAMPLES[id].found) {
      const { found, results } = await run(id, example);
      expect(results[0]).toMatchObject({ rule: id, state: 'found', error: null });
      for (const one of found.get(id) ?? []) expect([one.subject, one.evidence]).not.toContain('');
    }
    for (const example of EXAMPLES[id].passed) {
      const { found, results } = await run(id, example);
      expect({ found: found.get(id), state: results[0]?.state }).toEqual({ found: [], state: 'passed' });
    }
  });
});

test('STAFF-5 a rule that crashes on one item has failed, and the other rules go on', async () => {
  const crashing: Rule = {
    id: 'crashing',
    severity: 'low',
    isBlocking: false,
    kinds: ['article'],
    item: ({ id }) => {
      if (id === 'broken') throw new TypeError('boom');
      return [];
    },
  };
  const evaluation = evaluate([crashing, ...RULES], CONTEXT);
  evaluation.add(article({ id: 'fine' }));
  evaluation.add(article({ id: 'broken', provenance: { method: 'person', sources: [] } }));
  const { found, results } = await evaluation.end();
  expect(results[0]).toEqual({ rule: 'crashing', state: 'failed', findings: 0, error: 'TypeError · article/broken' });
  expect(found.get('sources-missing')).toMatchObject([{ kind: 'article', id: 'broken' }]);
});

test('STAFF-5 an evaluation pauses between its rules and between the steps of a comparison', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const evaluation = evaluate(
    RULES.filter(({ id }) => id === 'near-duplicate'),
    CONTEXT,
  );
  for (const id of ['one', 'two', 'three']) evaluation.add({ ...withEnglish({ markdown: COPY }), id });
  const { found } = await evaluation.end(pause);
  expect([found.get('near-duplicate')?.length, pauses]).toEqual([3, 4]);
});

test('STAFF-5 a score loses by the weight of each finding and is never below 0', () => {
  expect(scoreOf([])).toBe(100);
  expect(scoreOf(['high', 'medium', 'low'])).toBe(69);
  expect(scoreOf(Array.from({ length: 9 }, () => 'high' as const))).toBe(0);
});
