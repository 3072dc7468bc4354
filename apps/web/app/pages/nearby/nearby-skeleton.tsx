import { useLingui } from '@lingui/react';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

const ROWS = 8;

/** The chips, the count and the first rows of what is near, while it is loading. */
export function NearbySkeleton() {
  const { _ } = useLingui();
  return (
    <SkeletonRegion label={_('nearby.loading')}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-6 w-24" />
        <NearbyRowsSkeleton />
      </div>
    </SkeletonRegion>
  );
}

/** The first rows alone. Tall enough that nothing below them is on the first screen. */
export function NearbyRowsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: ROWS }, (_, at) => (
        <Skeleton key={at} className="h-24" />
      ))}
    </div>
  );
}
