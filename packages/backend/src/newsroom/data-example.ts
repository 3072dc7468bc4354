import type { DataView } from './get-data.ts';

/** An example, for the description of the API. */
export const DATA_EXAMPLE: DataView = {
  kind: 'question',
  id: 'is-tap-water-safe',
  locale: 'data',
  title: 'Is tap water safe?',
  href: '/faq/visitor#is-tap-water-safe',
  languages: [
    { locale: 'en', state: 'published', title: 'Is tap water safe?', isLive: true },
    { locale: 'ar', state: null, title: null, isLive: false },
    { locale: 'hi', state: null, title: null, isLive: false },
    { locale: 'ur', state: null, title: null, isLive: false },
  ],
  withdrawn: null,
  state: 'published',
  version: 1,
  liveVersion: 1,
  scheduledAt: null,
  body: {
    data: { group: 'visitor', related: [] },
    head: { category: null, sections: [], tags: [], neighbourhoods: [], audience: ['tourist'] },
    facts: {},
  },
  facts: [],
  changes: [],
  terms: { group: [{ value: 'visitor', label: 'Visiting' }] },
  details: {
    version: 1,
    category: null,
    neighbourhoods: [],
    audience: ['tourist'],
    method: 'person',
    sources: [],
    reviewBy: '2027-05-01',
  },
  approvals: [],
  approvalsNeeded: 1,
  isOwn: false,
  actions: ['save'],
  versions: [],
  entries: [],
};
