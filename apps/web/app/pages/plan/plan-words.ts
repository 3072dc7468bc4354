import type { PlanNote } from '@dalil/domain/planner/plan-notes.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

/** Writes what a visit violates, or what to know of it. */
export function useNoteWords(): (note: PlanNote) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return (note) => {
    switch (note.code) {
      case 'closed':
        return note.opens === null
          ? _('plan.note.closed')
          : _('plan.note.closed-until', { time: format.clock(note.opens) });
      case 'closes':
        return _('plan.note.closes', { time: format.clock(note.at) });
      case 'waits':
        return _('plan.note.waits', { minutes: note.minutes });
      case 'heat':
        return _('plan.note.heat', { max: format.number(Math.round(note.maxC)) });
      case 'prayer':
        return _('plan.note.prayer', { prayer: _(`plan.prayer.${note.prayer}`), time: format.clock(note.minute) });
      default:
        return _(`plan.note.${note.code}`);
    }
  };
}
