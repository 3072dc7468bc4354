import { type AnswerSpan, yesSpans } from '@dalil/domain/city/can-i.ts';
import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';

const HOURS = ['00', '06', '12', '18', '24'];

/** The hours of the day in which the answer is yes, with a mark at this minute. A decoration: the text names the windows. */
export function CanIBar({ spans }: { spans: readonly AnswerSpan[] }) {
  return (
    <div aria-hidden className="can-bar">
      <svg viewBox={`0 0 ${DAY_MINUTES} 10`} preserveAspectRatio="none" className="flip-rtl">
        <rect width={DAY_MINUTES} height="10" className="fill-sunken" />
        {yesSpans(spans)
          .filter(({ from }) => from < DAY_MINUTES)
          .map(({ from, until }) => (
            <rect
              key={from}
              x={from}
              width={Math.min(until, DAY_MINUTES) - from}
              height="10"
              className="fill-success"
            />
          ))}
      </svg>
      <span className="hour-mark can-bar-now" />
      <p className="flex justify-between text-caption text-text-3 tabular">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  );
}
