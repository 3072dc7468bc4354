import { useLingui } from '@lingui/react';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Covers a list that is being fetched with its own shapes, after a moment; the list below keeps the page's height. */
export function ListingSkeleton({ hasPictures }: { hasPictures: boolean }) {
  const { _ } = useLingui();
  return (
    <div className="absolute inset-0 layer-sticky overflow-hidden">
      <SkeletonRegion label={_('guide.loading')}>
        <div className="flex flex-col gap-6 bg-bg">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-4">
              <Skeleton className={hasPictures ? 'aspect-card w-32 shrink-0' : 'size-11 shrink-0'} />
              <div className="flex grow flex-col gap-3 py-1">
                <Skeleton className="h-4 w-1/4" />
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-4 w-3/4" />
              </div>
            </div>
          ))}
        </div>
      </SkeletonRegion>
    </div>
  );
}
