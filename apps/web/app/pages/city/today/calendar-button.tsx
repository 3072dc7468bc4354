import { writeDayCalendar } from '@dalil/domain/city/day-timeline.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { useLocalePath } from '../../../language/use-locale.ts';
import type { Day } from '../../../queries/city.ts';
import { Button } from '../../../ui/button.tsx';
import { type Entry, useEntryText } from './entry-text.ts';

type CalendarButtonProps = { day: Day; entries: readonly Entry[] };

/** Writes the entries of the day into a calendar file, on the device. */
export function CalendarButton({ day, entries }: CalendarButtonProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { nameOf } = useEntryText(day);

  function save(): void {
    const text = writeDayCalendar(
      entries.map((entry) => ({
        id: entry.id,
        minute: entry.minute,
        until: entry.until,
        name: nameOf(entry),
        url: entry.kind === 'event' ? new URL(toLocale(entry.event.href), location.origin).href : null,
      })),
      { date: day.date, at: new Date() },
    );
    const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = href;
    link.download = `dubai-${day.date}.ics`;
    link.click();
    URL.revokeObjectURL(href);
  }

  return (
    <div data-needs-script="" className="flex flex-col items-start gap-1 print:hidden">
      <Button onClick={save}>
        <CalendarPlus aria-hidden className="icon-small" />
        {_('today.calendar')}
      </Button>
      <p className="text-meta text-text-3">{_('today.calendar.note', { count: entries.length })}</p>
    </div>
  );
}
