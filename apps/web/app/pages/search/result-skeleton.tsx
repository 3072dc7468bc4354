import { useLingui } from '@lingui/react';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

const LEAST_ROWS = 4;
/** Results with long texts are higher than their shape. What is too much is cut off. */
const SURPLUS = 1.5;

/** Covers the results with their shape while others are loading, after a short delay. The results below preserve the page's height. */
export function ResultSkeleton({ rows }: { rows: number }) {
  const { _ } = useLingui();
  return (
    <div className="absolute inset-0 layer-sticky overflow-hidden">
      <SkeletonRegion label={_('search-page.loading')}>
        <div className="divide-y divide-line bg-bg">
          {Array.from({ length: Math.max(LEAST_ROWS, Math.ceil(rows * SURPLUS)) }, (_row, at) => (
            <div key={at} className="flex flex-col gap-2 py-5 first:pt-0">
              <Skeleton className="h-4 w-1/4" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-8 w-full" />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    </div>
  );
}
