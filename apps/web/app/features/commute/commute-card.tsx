import {
  type Commute,
  type CommuteNow,
  commuteNow,
  minutesToDeparture,
  usuallyCongested,
} from '@dalil/domain/city/commute.ts';
import { isRamadan } from '@dalil/domain/city/holidays.ts';
import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Traffic, TrafficNow } from '../../queries/city.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDubaiNow } from '../clock/use-dubai-now.ts';
import { useNow } from '../clock/use-now.ts';

type CommuteCardProps = {
  commute: Commute;
  traffic: Traffic;
  measured: TrafficNow | null;
  onChange: () => void;
  onRemove: () => void;
};

/** One commute: when the user leaves, how long it takes beyond a free road now, and which roads are usually congested then. */
export function CommuteCard({ commute, traffic, measured, onChange, onRemove }: CommuteCardProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const today = useDubaiNow();
  const isFresh = measured !== null && now !== null && liveState('traffic', measured.fetchedAt, now) === 'fresh';
  const state = isFresh ? commuteNow(commute, measured.value.roads) : null;
  const soon = today && minutesToDeparture(commute, today);
  return (
    <section aria-label={commute.name} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h3 className="text-ui font-semibold">
          <bdi>{commute.name}</bdi>
        </h3>
        <p className="text-meta text-text-2">
          {_('roads.commute.leaves', { time: isolate(format.clock(commute.leaveAt)), days: useDays(commute) })}
        </p>
      </div>
      <Notice
        tone={state?.isLate ? 'warning' : 'info'}
        title={soon === null ? undefined : _('roads.commute.soon', { count: soon })}
      >
        <NowText commute={commute} state={state} traffic={traffic} />
      </Notice>
      <UsualText commute={commute} traffic={traffic} isRamadan={today !== null && isRamadan(today.date)} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChange}>{_('roads.commute.change')}</Button>
        <Button onClick={onRemove}>{_('roads.commute.remove')}</Button>
      </div>
    </section>
  );
}

/** "Mon, Tue and Fri". 1 January 2024 was a Monday. */
function useDays({ days }: Commute): string {
  const format = useFormat();
  return format.list(days.map((day) => format.weekday(`2024-01-0${WEEKDAYS.indexOf(day) + 1}`)));
}

function useRoadNames(traffic: Traffic) {
  const format = useFormat();
  const named = traffic.roads.flatMap(({ name: road, segments }) =>
    segments.map(({ id, name }) => ({ id, name: isolate(`${road}: ${name}`) })),
  );
  return (ids: readonly string[]) => format.list(named.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
}

type NowTextProps = { commute: Commute; state: CommuteNow | null; traffic: Traffic };

function NowText({ commute, state, traffic }: NowTextProps) {
  const { _ } = useLingui();
  const names = useRoadNames(traffic);
  if (state === null) return <p>{_('roads.commute.unmeasured')}</p>;
  return (
    <>
      <p>
        {state.delayMinutes === null
          ? _('roads.commute.delay.unknown')
          : _('roads.commute.delay', { count: state.delayMinutes })}{' '}
        {_('roads.commute.measured', { count: state.measured, of: commute.segments.length })}
      </p>
      {state.closed.length > 0 ? <p>{_('roads.commute.closed', { roads: names(state.closed) })}</p> : null}
    </>
  );
}

type UsualTextProps = { commute: Commute; traffic: Traffic; isRamadan: boolean };

/** The usual hours are those of the rest of the year: in Ramadan working hours are others, and the guide has no hours for it. */
function UsualText({ commute, traffic, isRamadan: isFasting }: UsualTextProps) {
  const { _ } = useLingui();
  const names = useRoadNames(traffic);
  const usual = usuallyCongested(
    commute,
    traffic.roads.flatMap(({ segments }) => segments),
  );
  if (isFasting) return <p className="text-label text-text-2">{_('roads.commute.ramadan')}</p>;
  return (
    <p className="text-label text-text-2">
      {usual.length === 0 ? _('roads.commute.usual.none') : _('roads.commute.usual', { roads: names(usual) })}
    </p>
  );
}
