import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { dayOfMinute } from '@dalil/domain/city/day-timeline.ts';
import { useLingui } from '@lingui/react';
import { useTextLanguage } from '../../../features/guide-cards/text-language.tsx';
import { RouterLink } from '../../../features/guide-cards/router-link.tsx';
import { ClockNow } from '../../../features/hour/clock-now.tsx';
import { useHour, useSpans } from '../../../features/hour/hour.tsx';
import { Clock, isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocalePath } from '../../../language/use-locale.ts';
import type { Day } from '../../../queries/city.ts';
import { type Entry, useEntryText } from './entry-text.ts';

type DayTimelineProps = { day: Day; entries: readonly Entry[]; isToday: boolean };

/** The times of a day in order. On today's page a line marks the present time between two of them. */
export function DayTimeline({ day, entries, isToday }: DayTimelineProps) {
  const { minute } = useHour();
  const now = isToday ? minute : null;
  const reached = now === null ? null : entries.findLast((entry) => entry.minute <= now);
  const allDay = day.events.filter(({ startTime }) => startTime === null);
  return (
    <>
      <ol className="flex flex-col">
        {entries.map((entry, at) => (
          <li
            key={entry.id}
            className={`today-entry text-ui ${now !== null && entry !== reached && entry.minute < now ? 'text-text-3' : ''}`}
            aria-current={entry === reached ? 'time' : undefined}
          >
            <EntryTime day={day} entry={entry} />
            <EntryName day={day} entry={entry} />
            {isToday ? (
              <NowLine
                from={at === 0 ? 0 : entry.minute}
                until={Math.min(entries[at + 1]?.minute ?? DAY_MINUTES, DAY_MINUTES)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {allDay.length > 0 ? <AllDay events={allDay} /> : null}
      {day.eventCount > day.events.length ? <MoreEvents day={day} /> : null}
    </>
  );
}

function NowLine({ from, until }: { from: number; until: number }) {
  const shownIn = useSpans();
  if (from >= until) return null;
  return (
    <div aria-hidden className="today-now hour-mark" {...shownIn([{ from, until }])}>
      <span>
        <ClockNow />
      </span>
    </div>
  );
}

function EntryTime({ day, entry: { minute } }: { day: Day; entry: Entry }) {
  const format = useFormat();
  const at = minute % DAY_MINUTES;
  return (
    <time dateTime={`${dayOfMinute(day.date, minute)}T${clockOf(minute)}+04:00`} className="font-semibold">
      <Clock>{format.clock(at)}</Clock>
    </time>
  );
}

function EntryName({ day, entry }: { day: Day; entry: Entry }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { nameOf, noteOf } = useEntryText(day);
  const note = noteOf(entry);
  if (entry.kind === 'event') return <EventName event={entry.event} />;
  return (
    <span>
      {nameOf(entry)}
      {entry.until === null ? null : (
        <span className="text-text-2">
          {' '}
          {_('today.timeline.to', { time: isolate(format.clock(entry.until % DAY_MINUTES)) })}
        </span>
      )}
      {note === null ? null : <span className="block text-meta text-text-3">{note}</span>}
    </span>
  );
}

function EventName({ event }: { event: Day['events'][number] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const language = useTextLanguage(event.locale);
  return (
    <span {...language}>
      <RouterLink href={toLocale(event.href)} className="text-link inline-block min-h-6">
        {event.title}
      </RouterLink>
      {event.venue ? <span className="block text-meta text-text-3">{event.venue}</span> : null}
      {event.certainty === 'confirmed' ? null : (
        <span className="block text-meta text-text-3">
          {_(event.certainty === 'weekly' ? 'today.timeline.weekly' : 'today.timeline.tentative')}
        </span>
      )}
    </span>
  );
}

/** The way to what is not among the first events of the day. */
function MoreEvents({ day }: { day: Day }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <RouterLink
      href={toLocale(`/events?view=day&from=${day.date}`)}
      className="text-link inline-flex min-h-11 items-center text-label"
    >
      {_('today.timeline.all', { count: day.eventCount })}
    </RouterLink>
  );
}

/** Events of the day whose time is not known. */
function AllDay({ events }: { events: Day['events'] }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-label font-semibold text-text-2">{_('today.timeline.allDay')}</h3>
      <ul className="flex flex-col gap-2 text-ui">
        {events.map((event) => (
          <li key={event.id}>
            <EventName event={event} />
          </li>
        ))}
      </ul>
    </div>
  );
}
