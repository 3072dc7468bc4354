import { useLingui } from '@lingui/react';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

/** What a row of the list looks like. */
export type RowShape = 'place' | 'story' | 'service' | 'event';

const LEAST_ROWS = 6;
const MOST_ROWS = 36;
/** Rows with long texts are higher than their shape. What is too much is cut off. */
const SURPLUS = 1.5;

type ListingSkeletonProps = {
  shape: RowShape;
  /** How many rows the list below has, so that it is covered whole. */
  rows: number;
};

/** Covers a list that is being fetched with the shape of its rows, after a delay. The list below retains the page's height. */
export function ListingSkeleton({ shape, rows }: ListingSkeletonProps) {
  const { _ } = useLingui();
  const count = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, Math.ceil(rows * SURPLUS)));
  return (
    <div className="absolute inset-0 layer-sticky overflow-hidden">
      <SkeletonRegion label={_('guide.loading')}>
        <div className="bg-bg">
          {Array.from({ length: count }, (_row, at) => (
            <SkeletonRow key={at} shape={shape} />
          ))}
        </div>
      </SkeletonRegion>
    </div>
  );
}

function SkeletonRow({ shape }: { shape: RowShape }) {
  if (shape === 'place') {
    return (
      <div className="flex gap-4 pb-6">
        <Skeleton className="aspect-square w-24 shrink-0 wide:aspect-card wide:w-rail" />
        <div className="flex grow flex-col gap-2 py-1">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-8 w-full" />
        </div>
      </div>
    );
  }
  if (shape === 'story') {
    return (
      <div className="flex gap-4 border-b border-line py-5 first:pt-0">
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
        <Skeleton className="aspect-square w-24 shrink-0 medium:w-32" />
      </div>
    );
  }
  const isService = shape === 'service';
  return (
    <div
      className={
        isService ? 'flex items-center gap-4 border-b border-line py-4' : 'flex gap-3 border-t border-line py-3'
      }
    >
      <Skeleton className={isService ? 'size-11 shrink-0' : 'h-14 w-14 shrink-0'} />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-full" />
      </div>
    </div>
  );
}
