import { useLingui } from '@lingui/react';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

const ROWS = [0, 1, 2, 3];

/** Covers the results while others are fetched, after a moment; those below keep the page's height. */
export function ResultSkeleton() {
  const { _ } = useLingui();
  return (
    <div className="absolute inset-0 layer-sticky overflow-hidden">
      <SkeletonRegion label={_('search-page.loading')}>
        <div className="flex flex-col gap-8 bg-bg">
          {ROWS.map((row) => (
            <div key={row} className="flex flex-col gap-3 py-1">
              <Skeleton className="h-4 w-1/4" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    </div>
  );
}
