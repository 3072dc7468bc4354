import type { FindingView } from './finding-views.ts';
import type { Overview } from './get-overview.ts';

/* What the description of the API shows as answers. */
const AT = '2026-11-26T01:31:00Z';

export const FINDING_EXAMPLE: FindingView = {
  number: 1,
  rule: 'readability',
  kind: 'article',
  id: 'how-salik-gates-charge',
  locale: 'en',
  subject: 'prose',
  severity: 'low',
  isBlocking: false,
  evidence: '15.2 > 14',
  firstSeen: AT,
  lastSeen: AT,
  resolvedAt: null,
  ownerId: null,
  owner: null,
  due: null,
  isWaived: false,
  title: 'How Salik gates charge',
  href: '/news/how-salik-gates-charge',
  editHref: '/dashboard?tab=articles&edit=how-salik-gates-charge&language=en',
};

const SCORES = { total: 96.2, locales: { en: 97 }, sections: { transport: 95.5 } };

export const OVERVIEW_EXAMPLE: Overview = {
  current: null,
  latest: {
    number: 1,
    state: 'done',
    by: null,
    isScheduled: true,
    at: AT,
    finishedAt: AT,
    itemsTotal: 843,
    itemsDone: 843,
    newFindings: 3,
    resolvedFindings: 1,
    rules: [{ rule: 'readability', state: 'found', findings: 3, error: null }],
  },
  rules: [{ rule: 'readability', open: 3, waived: 0 }],
  scores: SCORES,
  trend: [{ ...SCORES, at: AT }],
  worst: [],
  authors: [{ id: 'none', kind: 'none', name: null, score: 96.2, texts: 3372, trend: [96.2] }],
  blocked: [],
  staff: [],
};

export const SAMPLES_EXAMPLE = { week: '2026-11-23', samples: [], agreement: null };
