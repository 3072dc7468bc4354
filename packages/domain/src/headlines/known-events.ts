import type { EventData } from '../guide/event.ts';
import { occurrencesOf } from '../guide/event-occurrence.ts';
import { importedDates } from './imported-dates.ts';
import type { PublishedEvent } from './imported-event.ts';
import { areSimilar, isPartOf, sharedWords, titleWords } from './similar-titles.ts';

/** An event of the guide with its names in all languages. */
export type GuideEvent = {
  data: Pick<EventData, 'recurrence' | 'frequency' | 'hasConfirmedDates' | 'editions'>;
  titles: readonly string[];
  places: readonly string[];
};

/** Of the words of two titles at one place on one day, how many are in both where they name the same event. */
const SOME = 0.4;
const SAME_PLACE = 0.5;

/**
 * The imported events that the guide does not have itself: none that begins on a day on which an event of the guide begins and has
 * nearly its title, or part of it at nearly its place, and none with exactly its title while it goes on.
 */
export function withoutKnown(imported: readonly PublishedEvent[], guide: readonly GuideEvent[]): PublishedEvent[] {
  const known = guide.map(({ data, titles, places }) => ({
    data,
    titles: titles.map(titleWords),
    places: places.map(titleWords),
  }));
  return imported.filter((event) => {
    const title = titleWords(event.title);
    const place = titleWords(event.place ?? '');
    const { start, end } = importedDates(event);
    return !known.some(({ data, titles, places }) => {
      if (!titles.some((one) => sharedWords(title, one) >= SOME || isPartOf(title, one))) return false;
      const dates = occurrencesOf(data, start, end);
      if (dates.length === 0) return false;
      if (titles.some((one) => sharedWords(title, one) === 1)) return true;
      const beginsThen = dates.some((one) => one.start === start || one.otherStart === start);
      return (
        beginsThen && (titles.some((one) => areSimilar(title, one)) || places.some((one) => isSamePlace(place, one)))
      );
    });
  });
}

function isSamePlace(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return sharedWords(a, b) >= SAME_PLACE || isPartOf(a, b);
}
