import { STATUS_LETTERS } from '@dalil/domain/monitoring/status-history.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { StatusPart } from '../../queries/status.ts';
import { HistoryBars } from './history-bars.tsx';
import { StateLabel } from '../../features/status/state-label.tsx';

/** A part: its state now, and its last 90 days as bars and in words. */
export function PartHistory({ part: { part, state, letters, share } }: { part: StatusPart }) {
  const { _ } = useLingui();
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-ui font-semibold">{_(`status.part.${part}`)}</h3>
        <StateLabel state={state} />
      </div>
      <HistoryBars letters={letters} />
      <p className="flex flex-wrap justify-between gap-x-4 text-meta text-text-2">
        <span className="hidden medium:inline">{_('status.from')}</span>
        <PastInWords letters={letters} share={share} />
        <span className="hidden medium:inline">{_('status.today')}</span>
      </p>
    </li>
  );
}

function PastInWords({ letters, share }: Pick<StatusPart, 'letters' | 'share'>) {
  const { _ } = useLingui();
  const format = useFormat();
  if (share === null) return <span>{_('status.unmeasured')}</span>;
  const count = (letter: string) => Array.from(letters).filter((own) => own === letter).length;
  const [degraded, unhealthy, none] = [
    count(STATUS_LETTERS.degraded),
    count(STATUS_LETTERS.unhealthy),
    count(STATUS_LETTERS.none),
  ];
  const parts = [
    _('status.share', { share: format.percent(share, 2) }),
    degraded > 0 ? _('status.days.degraded', { count: degraded }) : null,
    unhealthy > 0 ? _('status.days.unhealthy', { count: unhealthy }) : null,
    none > 0 ? _('status.days.none', { count: none }) : null,
  ];
  return <span>{parts.filter((text) => text !== null).join(' · ')}</span>;
}
