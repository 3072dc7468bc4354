import type { Locale } from '../language/locale.ts';
import type { FeedSection } from './feed-source.ts';
import type { HeadlineCluster } from './headline.ts';

/** What a user chose among the headlines. Null: all. `hidden` are publishers, `opened` addresses. */
export type HeadlineChoice = {
  language: Locale | null;
  section: FeedSection | null;
  hidden: ReadonlySet<string>;
  opened: ReadonlySet<string>;
  isUnreadOnly: boolean;
};

/** Whether one of the reports of a story was opened. */
export function isOpened({ url, others }: HeadlineCluster, opened: ReadonlySet<string>): boolean {
  return opened.has(url) || others.some((other) => opened.has(other.url));
}

/**
 * The stories that match, in the same order. Reports of a hidden publisher are left out; where it has the first report, the next
 * one leads, without the extract, which is not its own.
 */
export function chooseHeadlines(stories: readonly HeadlineCluster[], choice: HeadlineChoice): HeadlineCluster[] {
  const { language, section, hidden, opened, isUnreadOnly } = choice;
  return stories.flatMap((story) => {
    if (language !== null && story.language !== language) return [];
    if (section !== null && story.section !== section) return [];
    if (isUnreadOnly && isOpened(story, opened)) return [];
    const others = story.others.filter(({ publisher }) => !hidden.has(publisher));
    if (!hidden.has(story.publisher)) return { ...story, others };
    const [lead, ...rest] = others;
    return lead ? { ...story, ...lead, extract: null, others: rest } : [];
  });
}
