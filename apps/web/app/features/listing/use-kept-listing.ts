import type { Listing } from '@dalil/domain/guide/views.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type KeptListing<Item, Data extends Listing<Item> = Listing<Item>> = {
  /** The list, or the last good one while the asked one cannot be had. */
  data: Data | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** Reads a list. One that cannot be fetched leaves the one before in its place. */
export function useKeptListing<Data extends Listing<unknown>, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): KeptListing<Data['items'][number], Data & Listing<Data['items'][number]>> {
  const { data, isError, isFetching, refetch } = useQuery({ ...query, retryOnMount: false });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return {
    data: data ?? kept,
    hasFailed: isError && !data,
    isFetching: isFetching && !data,
    retry: () => void refetch(),
  };
}
