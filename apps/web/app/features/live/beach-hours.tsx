import { type BeachScore, bestBeachWindow } from '@dalil/domain/city/live/beach-score.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Clock, isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Conditions } from '../../queries/city.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { beachScores } from './beach-scores.ts';
import { ConditionsNow } from './conditions-now.tsx';
import { useLiveFormats } from './live-formats.ts';

const HOURS = 24;

type BeachHoursProps = {
  conditions: Conditions;
  now: Date;
  /** What can be done about it, such as an alert. */
  children?: ReactNode;
};

/**
 * How the hours ahead suit a beach in one line, which opens to the reasons. Nothing where weather or sea are too old to rely on.
 */
export function BeachHours({ conditions, now, children }: BeachHoursProps) {
  const { _ } = useLingui();
  const scores = beachScores(conditions, now, HOURS);
  if (!scores) return null;
  return (
    <Disclosure title={<BestHours scores={scores} now={now} />}>
      <div className="flex flex-col gap-6 pt-2">
        <p className="measure text-meta text-text-3">{_('live.beach.note')}</p>
        {children}
        {scores.length > 0 ? <Bars scores={scores} /> : null}
        <ConditionsNow conditions={conditions} now={now} />
        {scores.length > 0 ? <ScoreTable scores={scores} /> : null}
      </div>
    </Disclosure>
  );
}

/** The best hours that are left today, or those of tomorrow. */
function BestHours({ scores, now }: { scores: readonly BeachScore[]; now: Date }) {
  const { _ } = useLingui();
  const format = useFormat();
  const formats = useLiveFormats();
  const today = dubaiDate(now);
  const ofToday = bestBeachWindow(scores, today);
  const best = ofToday ?? bestBeachWindow(scores, addDays(today, 1));
  if (scores.length === 0) return _('live.beach.unknown');
  if (!best) return _('live.beach.none');
  const values = {
    from: isolate(formats.hour(best.from)),
    until: isolate(formats.hour(best.until)),
    score: isolate(format.number(best.score)),
  };
  return _(ofToday ? 'live.beach.best' : 'live.beach.bestTomorrow', values);
}

const EVERY = 3;

/** One bar for each hour. Time runs from left to right in every language, like the digits of the hours. */
function Bars({ scores }: { scores: readonly BeachScore[] }) {
  const format = useFormat();
  const formats = useLiveFormats();
  return (
    <div dir="ltr" aria-hidden className="max-w-measure">
      <svg viewBox={`0 0 ${scores.length} 100`} preserveAspectRatio="none" className="h-24 w-full border-b border-line">
        {scores.map(({ at, score }, index) => (
          <rect
            key={at}
            x={index + 0.1}
            y={100 - score}
            width="0.8"
            height={score}
            className={score >= 70 ? 'fill-accent' : 'fill-ayyan-mark'}
          />
        ))}
      </svg>
      <div className="grid grid-cols-8 text-meta">
        {scores
          .filter((_score, at) => at % EVERY === 0)
          .map(({ at, score }) => (
            <div key={at} className="flex min-w-0 flex-col">
              <span className="font-semibold">{format.number(score)}</span>
              <span className="text-text-3">
                <Clock>{formats.hour(at)}</Clock>
              </span>
            </div>
          ))}
      </div>
    </div>
  );
}

function ScoreTable({ scores }: { scores: readonly BeachScore[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const formats = useLiveFormats();
  const reasonsOf = ({ reasons }: BeachScore) =>
    reasons.length === 0 ? _('live.beach.nothing') : format.list(reasons.map((reason) => _(`live.reason.${reason}`)));
  return (
    <DataTable
      caption={_('live.hours.caption')}
      keyOf={({ at }) => at}
      rows={scores}
      columns={[
        { id: 'hour', header: _('live.hour'), cell: ({ at }) => formats.hour(at) },
        { id: 'score', header: _('live.beach.score'), cell: ({ score }) => format.number(score), isNumeric: true },
        { id: 'reasons', header: _('live.beach.reasons'), cell: reasonsOf },
      ]}
    />
  );
}
