import { type LiveState, liveState } from '@dalil/domain/city/live/live-feed.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Status } from '../../queries/status.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { useStatusTime } from './use-status-time.ts';

type Source = Status['sources'][number];
type SourceState = LiveState | 'none';
const TONES: Record<SourceState, Tone> = {
  fresh: 'ok',
  stale: 'warn',
  old: 'bad',
  none: 'neutral',
};

/** When each live source last answered, for how long that is fresh, and its age by the device's clock. */
export function SourceTable({ status, now }: { status: Status; now: Date | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { timeOf, ageOf } = useStatusTime(status.today);
  const { sources, asOf } = status;
  // Until the device's time is known, the time of the last measurement is the latest that is.
  const judged = now ?? (asOf === null ? null : new Date(asOf));
  const stateOf = ({ feed, answeredAt }: Source): SourceState =>
    answeredAt === null || judged === null ? 'none' : liveState(feed, answeredAt, judged);
  const limitOf = (hours: number) =>
    hours < 1 ? _('status.minutes', { count: hours * 60 }) : _('status.hours', { count: hours });
  if (sources.length === 0) return <p className="text-label text-text-2">{_('status.sources.none')}</p>;
  const rows = sources.map((source) => {
    const { feed, answeredAt, freshHours } = source;
    const time = answeredAt === null ? '–' : timeOf(answeredAt);
    const age = answeredAt === null || now === null ? null : ageOf(answeredAt, now);
    return { feed, time, age, limit: limitOf(freshHours), state: stateOf(source) };
  });
  const fresh = rows.filter(({ state }) => state === 'fresh').length;
  return (
    <DataTable
      caption={_('status.sources.caption', { fresh: format.number(fresh), count: format.number(rows.length) })}
      rows={rows}
      keyOf={({ feed }) => feed}
      columns={[
        { id: 'source', header: _('status.source'), cell: ({ feed }) => _(`status.feed.${feed}`) },
        { id: 'answered', header: _('status.source.answered'), cell: timeWithAge },
        { id: 'limit', header: _('status.source.limit'), cell: ({ limit }) => limit },
        {
          id: 'state',
          header: _('status.source.state'),
          cell: ({ state }) => stateTag(state, _(`status.fresh.${state}`)),
        },
      ]}
    />
  );
}

function timeWithAge({ time, age }: { time: string; age: string | null }) {
  return (
    <>
      <bdi className="block">{time}</bdi>
      {age === null ? null : <span className="text-meta text-text-2">{age}</span>}
    </>
  );
}

function stateTag(state: SourceState, text: string) {
  return (
    <Tag tone={TONES[state]} className="whitespace-nowrap">
      {text}
    </Tag>
  );
}
