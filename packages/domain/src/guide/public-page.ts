import { CALCULATORS, CALCULATORS_PATH, calculatorPath } from '../calculators/calculator-ids.ts';
import { OCCASIONS } from './occasions.ts';
import { FEED_AREAS } from './feed-area.ts';
import type { ContentKind } from './content-item.ts';
import { QUESTION_GROUPS } from './question.ts';
import { SECTIONS } from './sections.ts';

/** The kinds whose items have a page of their own. */
export const KINDS_WITH_PAGES: readonly ContentKind[] = [
  'article',
  'place',
  'service',
  'event',
  'neighbourhood',
  'collection',
];

/** The content of a page, which determines its last change: everything, a kind, or a section of places. */
export type PageContent = { kind?: ContentKind; section?: string };

/** The public pages that are not about one item. Pages without `shows` do not change with the content. */
export const STANDING_PAGES: readonly { path: string; shows?: PageContent }[] = [
  { path: '/', shows: {} },
  ...OCCASIONS.map(({ id }) => ({ path: `/${id}`, shows: {} })),
  ...FEED_AREAS.map((area) =>
    area === 'news'
      ? { path: '/news', shows: { kind: 'article' as const } }
      : { path: SECTIONS[area].path, shows: { kind: 'place' as const, section: area } },
  ),
  { path: '/government', shows: { kind: 'service' } },
  { path: '/plan' },
  { path: '/today', shows: {} },
  { path: '/events', shows: { kind: 'event' } },
  { path: '/practical', shows: { kind: 'handbook' } },
  { path: CALCULATORS_PATH },
  ...CALCULATORS.map((id) => ({ path: calculatorPath(id), shows: {} })),
  { path: '/visa', shows: {} },
  { path: '/fines', shows: {} },
  { path: '/rules', shows: {} },
  { path: '/living', shows: { kind: 'handbook' } },
  { path: '/real-estate', shows: { kind: 'handbook' } },
  { path: '/weather', shows: { kind: 'handbook' } },
  { path: '/traffic', shows: { kind: 'handbook' } },
  { path: '/nearby' },
  { path: '/dubaireels', shows: {} },
  { path: '/faq', shows: { kind: 'question' } },
  ...QUESTION_GROUPS.map((group) => ({ path: `/faq/${group}`, shows: { kind: 'question' as const } })),
  { path: '/ai-mayor', shows: {} },
  { path: '/chat' },
  { path: '/help' },
  { path: '/support' },
  { path: '/contact' },
  { path: '/status' },
  { path: '/about' },
  { path: '/how-we-use-ai' },
  { path: '/developers' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/cookies' },
  { path: '/legal/content-policy' },
  { path: '/legal/ai-ethics' },
  { path: '/legal/device-storage' },
];

/** Public pages that are of no use to search engines. */
export const UNLISTED_PAGES = ['/bookmarks', '/reminders', '/search', '/privacy/request'] as const;
