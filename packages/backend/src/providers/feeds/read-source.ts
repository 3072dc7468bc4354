import type { Headline } from '@dalil/domain/headlines/headline.ts';
import type { ImportedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { isCalendarText } from './calendar-blocks.ts';
import { readCalendar } from './read-calendar.ts';
import { readEventPage } from './read-event-page.ts';
import { FeedRejected, readFeed, type ReadSource } from './read-feed.ts';

/** The answer of a source, with the address it came from. `isWhole` is false where its encoding could not be made out. */
type SourceFile = { text: string; url: string; now: Date; isWhole: boolean };

export const readFeedFile = ({ text, url, now, isWhole }: SourceFile): ReadSource<Headline> =>
  orWrongEncoding(isWhole, () => readFeed(text, url, now));

/** The events of a calendar file, or else those that a page states. */
export const readEvents = ({ text, url, now, isWhole }: SourceFile): ReadSource<ImportedEvent> =>
  orWrongEncoding(isWhole, () => (isCalendarText(text) ? readCalendar(text, now) : readEventPage(text, url, now)));

function orWrongEncoding<Items>(isWhole: boolean, read: () => Items): Items {
  try {
    return read();
  } catch (error) {
    const isUnreadable =
      error instanceof FeedRejected && error.reason !== 'no_events' && error.reason !== 'no_headlines';
    throw isUnreadable && !isWhole ? new FeedRejected('wrong_encoding') : error;
  }
}
