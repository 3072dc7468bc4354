import type { DeskFact } from './desk-fact.ts';
import type { DeskFactDetails } from './get-desk-fact.ts';
import type { Calendar } from './get-calendar.ts';
import type { NewsroomArticles } from './list-newsroom-articles.ts';
import type { Queue } from './list-queue.ts';
import type { Work } from './list-work.ts';
import type { TextView } from './text-view.ts';

/* What the description of the API shows as answers. */
const AT = '2026-11-26T08:00:00Z';
const TITLE = 'How Salik gates charge';
const SUMMARY = 'What a gate costs at which hour.';
const MARKDOWN = 'A crossing costs {{salik.peak.price}} in the peaks.';

export const ARTICLES_EXAMPLE: NewsroomArticles = {
  items: [
    {
      id: 'how-salik-gates-charge',
      title: TITLE,
      titleLocale: 'en',
      original: 'en',
      category: 'transport',
      method: 'machine-drafted',
      state: 'published',
      author: 'Sana Karim',
      changedAt: AT,
      reviewBy: '2027-05-01',
      isOverdue: false,
      isPublished: true,
      languages: [{ locale: 'en', state: 'published', isApproved: true }],
    },
  ],
  total: 1,
  pageSize: 50,
};

export const QUEUE_EXAMPLE: Queue = {
  items: [
    {
      kind: 'article',
      id: 'how-salik-gates-charge',
      locale: 'en',
      title: TITLE,
      href: '/news/how-salik-gates-charge',
      state: 'in-review',
      since: AT,
      hours: 5,
      authors: ['Sana Karim'],
      scheduledAt: null,
      links: null,
    },
  ],
  counts: { review: 1, release: 0, imported: 640 },
};

export const CALENDAR_EXAMPLE: Calendar = {
  today: '2026-11-28',
  days: [
    {
      date: '2026-11-28',
      isHoliday: false,
      goesOut: [
        {
          kind: 'article',
          id: 'how-salik-gates-charge',
          category: 'transport',
          title: TITLE,
          at: '18:00',
          parts: [
            { locale: 'en', problem: null },
            { locale: 'ar', problem: 'approval_void' },
          ],
        },
      ],
      ends: [{ type: 'fact', kind: null, id: 'salik.price.peak', name: 'Salik, at peak' }],
      endCount: 1,
    },
  ],
  late: [],
  waiting: [],
  overdueFacts: 3,
};
export const WORK_EXAMPLE: Work = {
  own: { items: [], total: 0 },
  review: {
    items: [
      {
        kind: 'article',
        id: 'how-salik-gates-charge',
        locale: 'en',
        category: 'transport',
        title: TITLE,
        state: 'in-review',
        hours: 5,
        scheduledAt: null,
      },
    ],
    total: 1,
  },
  scheduled: { items: [], total: 0 },
  counts: {
    release: 0,
    overdue: 3,
    alerts: 0,
    findings: null,
    sources: null,
    ideas: 2,
    facts: 1,
    proposals: 0,
    words: null,
    translations: 4,
  },
};

export const TEXT_EXAMPLE: TextView = {
  kind: 'article',
  id: 'how-salik-gates-charge',
  locale: 'en',
  href: '/news/how-salik-gates-charge',
  state: 'in-review',
  version: 2,
  liveVersion: 1,
  scheduledAt: null,
  title: TITLE,
  summary: SUMMARY,
  markdown: MARKDOWN,
  body: null,
  pieces: [],
  original: { locale: 'en', title: TITLE, summary: SUMMARY, markdown: MARKDOWN, body: null },
  languages: [{ locale: 'en', state: 'in-review', isLive: true }],
  details: {
    isNews: false,
    version: 1,
    category: 'transport',
    neighbourhoods: [],
    audience: ['resident'],
    method: 'person',
    origin: 'person',
    methods: ['person', 'machine-assisted', 'machine-drafted'],
    sources: [{ id: 'salik', name: 'Salik', url: 'https://www.salik.ae' }],
    reviewBy: '2027-05-01',
  },
  approvals: [],
  approvalsNeeded: 1,
  isOwn: false,
  missing: [],
  actions: ['approve', 'request-changes', 'reject'],
  versions: [{ number: 2, by: 'Sana Karim', at: AT, note: '', isLive: false, wasLive: false }],
  entries: [{ id: 1, action: 'submit', reason: null, comment: '', version: 2, by: 'Sana Karim', at: AT }],
};

export const FACT_EXAMPLE: DeskFact = {
  id: 'salik.peak.price',
  topic: 'tolls',
  type: 'money',
  label: 'Salik crossing in the peak',
  text: 'AED 6',
  status: 'current',
  confidence: 'press',
  source: { name: 'Gulf News', url: 'https://gulfnews.com' },
  asOf: '2026-01',
  validFrom: '2025-01-31',
  validUntil: null,
  reviewBy: '2027-03-31',
  problem: null,
  hasEnded: false,
  uses: 6,
  owner: null,
  waiting: [],
};

export const FACT_DETAILS_EXAMPLE: DeskFactDetails = {
  fact: FACT_EXAMPLE,
  value: 6,
  isShown: true,
  values: {},
  sentences: { en: 'Passing a Salik gate at peak hours costs {value}.' },
  verdict: null,
  sourceNames: { en: 'Salik Company', ar: 'شركة سالك' },
  version: '5d41402abc4b2a76b9719d911017c592',
  usedBy: [{ kind: 'article', id: 'how-salik-gates-charge', title: TITLE, href: '/news/how-salik-gates-charge' }],
  pages: ['/living'],
  history: [
    {
      text: 'AED 4',
      source: 'https://www.salik.ae',
      asOf: '2024',
      reason: 'world-changed',
      by: null,
      approvedBy: null,
      at: AT,
    },
  ],
  needsTwo: false,
  proposal: null,
  rejected: null,
  undoUntil: null,
};
