import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type ProgressProps = {
  value: number;
  max: number;
  /** "2 of 5" as text. */
  children: ReactNode;
};

/** Progress as text. The bar repeats it visually. */
export function Progress({ value, max, children }: ProgressProps) {
  return (
    <div className="flex flex-col gap-1">
      <span className="text-meta text-text-2">{children}</span>
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: max }, (_, at) => (
          <span
            key={at}
            className={classNames(
              'h-1 grow rounded-pill',
              at < value ? 'bg-accent' : 'bg-line high-contrast:border high-contrast:bg-bg forced-colors:border',
            )}
          />
        ))}
      </span>
    </div>
  );
}
