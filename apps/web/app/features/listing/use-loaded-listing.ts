import type { Listing } from '@dalil/domain/guide/views.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type LoadedListing<Item, Data extends Listing<Item> = Listing<Item>> = {
  /** The list, or the last good one if the requested one is not available. */
  data: Data | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** Reads a list. If it cannot be fetched, the previous one stays. */
export function useLoadedListing<Data extends Listing<unknown>, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): LoadedListing<Data['items'][number], Data & Listing<Data['items'][number]>> {
  const { data, isError, isFetching, refetch } = useQuery({ ...query, retryOnMount: false });
  const [retained, setRetained] = useState(data);
  if (data && data !== retained) setRetained(data);
  return {
    data: data ?? retained,
    hasFailed: isError && !data,
    isFetching: isFetching && !data,
    retry: () => void refetch(),
  };
}
