import type { SquareView } from '@dalil/domain/directory/entry-view.ts';
import { squaresAround } from '@dalil/domain/directory/square.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { squareQuery } from '../../queries/directory.ts';

/** The squares within reach of a position, as far as they are loaded. */
export function useSquares(centre: Position, reach: number) {
  const api = useApi();
  const locale = useLocale();
  return useQueries({
    queries: squaresAround(centre, reach).map((id) => squareQuery(api, locale, id)),
    combine: (results) => ({
      squares: results.flatMap(({ data }): SquareView[] => (data ? [data] : [])),
      isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
      hasFailed: results.some(({ isError }) => isError),
      retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  });
}
