import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { type EventConditions, type EventNote, eventNotes } from '@dalil/domain/guide/event-notes.ts';
import { useLingui } from '@lingui/react';
import { Clock, type LucideIcon, Sun, TramFront } from 'lucide-react';
import { useFormat } from '../../language/use-format.ts';
import type { EventView } from '../../queries/guide.ts';
import { Section } from './section.tsx';

const ICONS: Record<EventNote['code'], LucideIcon> = {
  heat: Sun,
  prayers: Clock,
  'metro-runs': TramFront,
  'metro-ended': TramFront,
  'metro-unknown': TramFront,
};

/** What to know on the next day of an event: heat, prayers and the last metro. Nothing where nothing can be computed. */
export function EventNotes({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const write = useNoteWords();
  const { next } = event;
  const notes = next === null || event.isCancelled ? [] : eventNotes(next, conditionsOf(event));
  if (notes.length === 0) return null;
  return (
    <Section title={_('events.notes.title')} isRuled>
      <ul className="flex max-w-measure flex-col gap-3">
        {notes.map((note) => {
          const Icon = ICONS[note.code];
          return (
            <li key={note.code} className="flex items-start gap-3">
              <Icon aria-hidden className="icon mt-0.5" />
              <span>{write(note)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function conditionsOf({ place, conditions }: EventView): EventConditions {
  return {
    setting: place ? (place.setting as EventConditions['setting']) : null,
    months: conditions.climate?.months ?? null,
    prayers: conditions.prayers,
    metro: conditions.metro?.rows ?? null,
    metroMinutes: place?.metroMinutes ?? null,
  };
}

function useNoteWords(): (note: EventNote) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return (note) => {
    switch (note.code) {
      case 'heat':
        return _('events.notes.heat', {
          month: _(`guide.month.name${note.month}`),
          max: format.number(Math.round(note.maxC)),
        });
      case 'prayers': {
        const prayers = note.prayers.map(({ prayer, minute }) =>
          _('events.notes.prayer', { prayer: _(`events.prayer.${prayer}`), time: format.clock(minute) }),
        );
        return _('events.notes.prayers', { prayers: format.list(prayers) });
      }
      case 'metro-runs':
        return _('events.notes.metro-runs', {
          last: format.clock(minuteOf(note.last)),
          minutes: note.minutesLeft,
        });
      default:
        return _(`events.notes.${note.code}`);
    }
  };
}
