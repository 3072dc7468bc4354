import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { StaffAlert } from '../../queries/city-alerts.ts';

/** Who wrote, confirmed and ended an alert, and when. */
export function AlertHistory({ alert }: { alert: StaffAlert }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { proposal, proposedBy, proposedAt, writtenBy, confirmedBy, confirmedAt, endedBy, endedAt, endNote } = alert;
  const name = (known: string | null) => (known === null ? _('alert-desk.erased') : isolate(known));
  const moment = (at: string) => isolate(format.shortMoment(at));
  const lines = [
    confirmedAt === null
      ? null
      : _('alert-desk.by.confirmed', {
          writer: name(writtenBy),
          name: name(confirmedBy),
          time: moment(confirmedAt),
        }),
    proposal === null || proposedAt === null
      ? null
      : _('alert-desk.by.proposed', { name: name(proposedBy), time: moment(proposedAt) }),
    endedAt === null ? null : endedLine(),
  ].filter((line) => line !== null);

  function endedLine(): string {
    const time = moment(endedAt ?? '');
    if (endNote === null) return _('alert-desk.by.itself', { time });
    return _('alert-desk.by.ended', { name: name(endedBy), time, note: isolate(endNote) });
  }

  return (
    <ul className="flex flex-col gap-1 text-meta text-text-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
