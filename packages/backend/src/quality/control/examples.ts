import type { FindingView } from './finding-views.ts';

/* What the description of the API shows as answers. */
export const AT = '2026-11-26T01:31:00Z';

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

export const SAMPLES_EXAMPLE = { week: '2026-11-23', samples: [], agreement: null };
