import { SECTION_IDS, type SectionId } from './sections.ts';

/** What has a feed: the articles and each list of places. The id is the path of the list. */
export type FeedArea = 'news' | SectionId;
export const FEED_AREAS: readonly FeedArea[] = ['news', ...SECTION_IDS];

/** The lists that the site names outside its pages: in feeds, the manifest and images of shared links (`site.json`). */
export type NamedList = FeedArea | 'government';
