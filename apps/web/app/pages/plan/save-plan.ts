import type { ExportedBookmark } from '@dalil/domain/bookmarks/exported-bookmarks.ts';
import { writeCalendar } from '@dalil/domain/bookmarks/write-calendar.ts';
import { writeGpx } from '@dalil/domain/bookmarks/write-places.ts';
import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { PlanDay } from '@dalil/domain/planner/build-plan.ts';
import type { PlanNote } from '@dalil/domain/planner/plan-notes.ts';
import { downloadFile } from '../../features/share/download-file.ts';
import type { PlanCard } from './plan-card.ts';

type Words = {
  cards: ReadonlyMap<string, PlanCard>;
  site: { origin: string; locale: Locale };
  /** The name of a day, from 1. */
  dayName: (number: number) => string;
  write: (note: PlanNote) => string;
};

const TYPES = { ics: 'text/calendar', gpx: 'application/gpx+xml' };

/** Saves the plan as a calendar with its visits, or as points for a map program. */
export function savePlan(format: 'ics' | 'gpx', days: readonly PlanDay[], words: Words): void {
  const now = new Date().toISOString();
  const entries = planEntries(days, words, now);
  const text = format === 'ics' ? writeCalendar(entries, now) : writeGpx(entries, now);
  downloadFile(
    new Blob([text], { type: `${TYPES[format]};charset=utf-8` }),
    `plan-${days[0]?.date ?? 'dubai'}.${format}`,
  );
}

/** The visits of a plan as the entries that the writers of files take. Their notes hold what the plan says of each. */
export function planEntries(
  days: readonly PlanDay[],
  { cards, site, dayName, write }: Words,
  now: string,
): ExportedBookmark[] {
  return days.flatMap(({ date, visits }, at) =>
    visits.flatMap(({ place, from, to, notes }): ExportedBookmark[] => {
      const card = cards.get(place.id);
      if (!card) return [];
      const moment = (minute: number) => ({
        day: addDays(date, Math.floor(minute / DAY_MINUTES)),
        time: clockOf(minute),
      });
      const [start, end] = [moment(from), moment(to)];
      const note = notes.map(write).join('\n');
      return [
        {
          bookmark: { ...PLAIN, kind: 'place', itemId: place.id, note, addedAt: now, updatedAt: now },
          item: {
            kind: 'place',
            itemId: place.id,
            href: card.href,
            locale: card.locale,
            area: 'tourism',
            title: card.title,
            summary: '',
            neighbourhood: null,
            position: place.position,
            next: { start: start.day, end: end.day, startTime: start.time, endTime: end.time, certainty: 'confirmed' },
          },
          title: card.title,
          folder: dayName(at + 1),
          url: site.origin + localePath(site.locale, card.href),
        },
      ];
    }),
  );
}

const PLAIN = { folderId: null, otherNote: null, noteVersion: 0 };
