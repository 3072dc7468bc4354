import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { Tag } from '../../ui/tag.tsx';

/** Marks a day as today or tomorrow in Dubai. */
export function DayMark({ day, today }: { day: string; today: string }) {
  const { _ } = useLingui();
  if (day === today) return <Tag tone="info">{_('events.today')}</Tag>;
  return day === addDays(today, 1) ? <Tag>{_('events.tomorrow')}</Tag> : null;
}
