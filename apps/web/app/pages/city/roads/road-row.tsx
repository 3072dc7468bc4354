import { FLOWS } from '@dalil/domain/city/live/traffic.ts';
import { useLingui } from '@lingui/react';
import { TextIn } from '../../../features/prose/text-language.tsx';
import { isolate, Ltr } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { MeasuredRoad, Traffic } from '../../../queries/city.ts';
import { classNames } from '../../../ui/class-names.ts';

const MINUTE = 60;

/** A road with how traffic moves on it, in a word, a pattern and numbers. */
export function RoadRow({ road, traffic }: { road: MeasuredRoad; traffic: Traffic }) {
  const { _ } = useLingui();
  const format = useFormat();
  const named = traffic.roads.find(({ segments }) => segments.some(({ id }) => id === road.id));
  const segment = named?.segments.find(({ id }) => id === road.id);
  if (!named || !segment) return null;
  const speed = {
    speed: isolate(format.number(Math.round(road.speedKmh))),
    free: isolate(format.number(road.freeKmh)),
  };
  const minutes = Math.round((road.delaySeconds ?? 0) / MINUTE);
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3">
      <TextIn locale={traffic.locale}>
        <span className="block font-semibold">
          {named.name} {named.code ? <Ltr className="text-meta text-text-3">{named.code}</Ltr> : null}
        </span>
        <span className="block text-meta text-text-2">{segment.name}</span>
      </TextIn>
      <div className="flex shrink-0 flex-col items-end gap-1 text-end text-meta text-text-2">
        <span className="flex items-center gap-2 text-label font-semibold text-text">
          {_(`roads.flow.${road.flow}`)}
          <FlowPattern flow={road.flow} />
        </span>
        {road.isClosed ? null : <span>{_('roads.speed', speed)}</span>}
        {minutes > 0 && !road.isClosed ? <span>{_('roads.delay', { count: minutes })}</span> : null}
      </div>
    </li>
  );
}

const BLOCKS = [1, 2, 3, 4];

/** As many blocks are filled as traffic is dense; a closed road is crossed out. The word beside it says the same. */
function FlowPattern({ flow }: { flow: MeasuredRoad['flow'] }) {
  const filled = FLOWS.indexOf(flow) + 1;
  return (
    <svg viewBox="0 0 46 12" aria-hidden className="h-3 w-12">
      {flow === 'closed' ? (
        <path d="M1 1 45 11M1 11 45 1M1 1H45V11H1Z" className="fill-none stroke-danger" strokeWidth="2" />
      ) : (
        BLOCKS.map((block) => (
          <rect
            key={block}
            x={(block - 1) * 12 + 1}
            y="1"
            width="8"
            height="10"
            className={classNames('stroke-line-strong', block <= filled ? 'fill-text' : 'fill-none')}
            strokeWidth="1"
          />
        ))
      )}
    </svg>
  );
}
