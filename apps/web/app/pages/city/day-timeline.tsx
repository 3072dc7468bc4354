import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { Clock, isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Day } from '../../queries/city.ts';
import { Tag } from '../../ui/tag.tsx';
import { useTariffWords } from './tariff-words.ts';

type Moment = Day['moments'][number];

/** The moments of a day in order. `minute` marks where the day has got to. */
export function DayTimeline({ day, minute }: { day: Day; minute: number | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const reached = minute === null ? null : day.moments.findLast((moment) => moment.minute <= minute);
  return (
    <ol className="flex flex-col">
      {day.moments.map((moment) => (
        <li
          key={moment.id}
          className="flex min-h-11 items-center gap-4 border-b border-line py-2 text-ui"
          aria-current={moment === reached ? 'time' : undefined}
        >
          <time dateTime={`${day.date}T${clockOf(moment.minute)}+04:00`} className="min-w-11 font-semibold">
            <Clock>{format.clock(moment.minute)}</Clock>
          </time>
          <span className="grow">
            <MomentName moment={moment} />
          </span>
          {moment === reached && minute !== null ? (
            <Tag tone="info">{_('city.now.line', { time: isolate(format.clock(minute)) })}</Tag>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function MomentName({ moment: { kind, tariff, price } }: { moment: Moment }) {
  const { _ } = useLingui();
  const wordsOf = useTariffWords();
  if (tariff === null) return _(`city.moment.${kind}`);
  return `${_(kind === 'salik' ? 'city.tariff.salik' : 'city.tariff.parking')}: ${wordsOf({ from: 0, to: 0, kind: tariff, price })}`;
}
