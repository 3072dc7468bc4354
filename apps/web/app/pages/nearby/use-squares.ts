import type { SquareView } from '@dalil/domain/directory/entry-view.ts';
import { squaresAround } from '@dalil/domain/directory/square.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useQueries } from '@tanstack/react-query';
import { listSquare } from '../../endpoints/directory.ts';
import { useLocale } from '../../language/use-locale.ts';

/** The squares within reach of a position, as far as they are loaded. */
export function useSquares(centre: Position, reach: number) {
  const locale = useLocale();
  return useQueries({
    queries: squaresAround(centre, reach).map((id) => listSquare({ locale, id })),
    combine: (results) => ({
      squares: results.flatMap(({ data }): SquareView[] => (data ? [data] : [])),
      isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
      hasFailed: results.some(({ isError }) => isError),
      retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  });
}
