import type { TimelineEntry } from '@dalil/domain/city/day-timeline.ts';
import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import type { Day } from '../../../queries/city.ts';
import { useTariffLabel } from '../tariff-label.ts';

export type Entry = TimelineEntry<Day['events'][number]>;

/** What an entry of the day is called, and what it rests on where that is not the clock. */
export function useEntryText({ date }: Day): {
  nameOf: (entry: Entry) => string;
  noteOf: (entry: Entry) => string | null;
} {
  const { _ } = useLingui();
  const labelOf = useTariffLabel();
  const nameOf = (entry: Entry): string => {
    if (entry.kind === 'event') return entry.event.title;
    if (entry.kind === 'best') return _(`today.timeline.best.${entry.action}`);
    if (entry.kind === 'lastMetro') return _('today.timeline.metro');
    const { kind, tariff, price } = entry.moment;
    if (tariff === null) return _(`city.moment.${kind}`);
    const label = labelOf({ from: 0, to: 0, kind: tariff, price });
    return `${_(kind === 'salik' ? 'city.tariff.salik' : 'city.tariff.parking')}: ${label}`;
  };
  const noteOf = (entry: Entry): string | null => {
    if (entry.kind !== 'best') return null;
    return entry.basis === 'normal'
      ? _('today.timeline.usual', { month: _(`guide.month.name${monthOf(date)}`) })
      : _('today.timeline.forecast');
  };
  return { nameOf, noteOf };
}
