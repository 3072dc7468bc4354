import { LOCALES } from '@dalil/domain/language/locale.ts';
import type { ReporterInput } from '@dalil/domain/reporters/reporter-schema.ts';
import type { Reporters, RunView, TextClaims } from './reporter-view.ts';

/* What the description of the API shows as answers. */
const AT = '2026-11-26T08:00:00.000Z';
export const REPORTER_ID = '0b6b1f0c-6a2e-4b43-9a55-6f8f5f3f2a10';

export const REPORTER_EXAMPLE: ReporterInput = {
  name: 'Event digest',
  beat: 'What is on in the next seven days',
  category: 'events',
  languages: LOCALES,
  method: 'event-digest',
  style: '',
  sourceIds: [],
  pages: [],
  days: ['thu'],
  time: '08:00',
  timeZone: 'Asia/Dubai',
  runsPerDay: 4,
  tokensPerDay: 1000,
};

const SUMMARY = {
  id: 1,
  state: 'drafted',
  reasons: [],
  detail: [],
  trigger: 'schedule',
  startedAt: AT,
  finishedAt: AT,
  tokens: 0,
  articleId: 'events-from-2026-11-26',
} satisfies Reporters['items'][number]['runs'][number];

export const REPORTERS_EXAMPLE: Reporters = {
  isStopped: false,
  model: null,
  today: '2026-11-26',
  sources: [],
  items: [
    {
      ...REPORTER_EXAMPLE,
      id: REPORTER_ID,
      sourceNames: [],
      isOn: true,
      pausedUntil: null,
      usedToday: { runs: 1, tokens: 0 },
      scores: {
        runs: 1,
        failed: 0,
        drafts: 1,
        accepted: 0,
        rejected: 0,
        corrected: 0,
        acceptance: null,
        errorRate: 0,
        precision: null,
        judged: 0,
        tokens: 0,
      },
      runs: [SUMMARY],
    },
  ],
};

const CLAIM: RunView['claims'][number] = {
  number: 0,
  text: 'Al Quoz Arts Fest: Saturday, 28 November 2026',
  locale: 'en',
  state: 'supported',
  isRight: null,
  supports: [
    {
      quote: 'Al Quoz Arts Fest: Saturday, 28 November 2026',
      evidenceId: 'item/al-quoz-arts-fest',
      source: 'Dalil',
      url: null,
      date: '2026',
    },
  ],
};
const CHECKS: RunView['checks'] = { blocks: [], risks: [], nearest: null, copiedWords: 0 };

export const RUN_EXAMPLE: RunView = {
  ...SUMMARY,
  reporterId: REPORTER_ID,
  method: 'event-digest',
  model: null,
  promptVersion: null,
  items: [
    {
      id: 'item/al-quoz-arts-fest',
      kind: 'item',
      source: 'Dalil',
      url: null,
      isOfficial: false,
      date: '2026',
      excerpt: 'Al Quoz Arts Fest: Saturday, 28 November 2026',
      hash: '9c41e2',
    },
  ],
  claims: [CLAIM],
  checks: CHECKS,
  texts: [
    {
      locale: 'en',
      title: 'Events in the week from Thursday, 26 November',
      summary: 'What is on in Dubai in the next seven days.',
      markdown: '- [Al Quoz Arts Fest](/events/al-quoz-arts-fest): Saturday, 28 November 2026',
    },
  ],
};

export const TEXT_CLAIMS_EXAMPLE: TextClaims = {
  run: {
    id: 1,
    reporter: 'Event digest',
    method: 'event-digest',
    model: null,
    promptVersion: null,
    finishedAt: AT,
    claims: [CLAIM],
    checks: CHECKS,
  },
};
