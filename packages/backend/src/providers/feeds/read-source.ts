import type { Headline } from '@dalil/domain/headlines/headline.ts';
import type { ImportedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { readCalendar } from './read-calendar.ts';
import { readEventPage } from './read-event-page.ts';
import { readFeed } from './read-feed.ts';

/** The answer of a source, with the address it came from. */
type SourceFile = { text: string; url: string; now: Date };

export const readFeedFile = ({ text, url, now }: SourceFile): Headline[] => readFeed(text, url, now);

/** The events of a calendar file, or else those that a page states. */
export const readEvents = ({ text, url, now }: SourceFile): ImportedEvent[] =>
  /^\s*BEGIN:VCALENDAR/i.test(text) ? readCalendar(text, now) : readEventPage(text, url, now);
