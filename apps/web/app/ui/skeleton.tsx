import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A region that is loading: the label is announced once, the shapes appear after 200 ms. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="animate-appear">
        {children}
      </div>
    </div>
  );
}

/** One grey shape with the size of the coming content. Set that size by classes. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-control bg-sunken high-contrast:border forced-colors:border', className)}
      {...rest}
    />
  );
}
