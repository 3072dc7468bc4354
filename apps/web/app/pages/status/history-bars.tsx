import { STATUS_LETTERS } from '@dalil/domain/monitoring/status-history.ts';

const DAY_WIDTH = 5;
const HEIGHT = 20;

/** Height and colour of a day's bar by its letter. The height says the same as the colour. */
export const DAY_BARS = [
  { id: 'healthy', letter: STATUS_LETTERS.healthy, height: 20, fill: 'fill-success' },
  { id: 'degraded', letter: STATUS_LETTERS.degraded, height: 12, fill: 'fill-warning' },
  { id: 'unhealthy', letter: STATUS_LETTERS.unhealthy, height: 7, fill: 'fill-danger' },
  { id: 'none', letter: STATUS_LETTERS.none, height: 2, fill: 'fill-text-3' },
] as const;

/** One bar for each day, the oldest at the start of the line. The text beside it says the same. */
export function HistoryBars({ letters }: { letters: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${letters.length * DAY_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-5 w-full rtl:-scale-x-100"
    >
      {DAY_BARS.map(({ letter, height, fill }) => (
        <path key={letter} className={fill} d={barsOf(letters, letter, height)} />
      ))}
    </svg>
  );
}

function barsOf(letters: string, letter: string, height: number): string {
  return Array.from(letters, (own, day) =>
    own === letter ? `M${day * DAY_WIDTH} ${HEIGHT - height}h${DAY_WIDTH - 1}v${height}h${1 - DAY_WIDTH}z` : '',
  ).join('');
}
