import { useLingui } from '@lingui/react';
import { DAY_BARS } from './history-bars.tsx';

/** What the bars of a history mean. */
export function StatusLegend() {
  const { _ } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2">
      {DAY_BARS.map(({ id, height, fill }) => (
        <li key={id} className="inline-flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 4 20" className="h-4 w-1">
            <rect width="4" height={height} y={20 - height} className={fill} />
          </svg>
          {_(`status.day.${id}`)}
        </li>
      ))}
    </ul>
  );
}
