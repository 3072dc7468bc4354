import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

const KEYS = {
  move: ['J', 'K'],
  select: ['X'],
  open: ['Enter'],
  search: ['/'],
} as const;

/** At the foot of a list: the legend, and the keys in words where there is a keyboard's room for them. */
export function KeyLine({ keys, children }: { keys: readonly (keyof typeof KEYS)[]; children?: ReactNode }) {
  const { _ } = useLingui();
  return (
    <div className="hidden min-h-6 flex-wrap items-center justify-between gap-x-5 text-caption text-text-2 wide:flex">
      <dl aria-label={_('desk.keys')} className="flex flex-wrap items-center gap-x-5">
        {keys.map((key) => (
          <div key={key} className="flex items-center gap-1">
            <dt className="flex gap-1">
              {KEYS[key].map((one) => (
                <kbd key={one} dir="ltr" className="rounded-tag border border-line-strong px-1 font-mono">
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{_(`desk.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
