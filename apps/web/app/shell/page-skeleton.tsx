import { Skeleton } from '../ui/skeleton.tsx';

/** The placeholder of a page whose parts are loading. It is not announced; the heading of the loaded page is. */
export function PageSkeleton() {
  return (
    <div aria-hidden className="page-width flex min-h-screen animate-appear flex-col gap-4 pt-6">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="aspect-card w-full" />
    </div>
  );
}
