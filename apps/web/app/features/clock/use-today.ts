import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDubaiNow } from './use-dubai-now.ts';

/**
 * Query data for today. A page that was rendered on another day than the device's is requested again, once for each day of the
 * device, because its clock may be wrong.
 */
export function useToday<Data extends { date: string }, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Data, Error, Data, Key>,
): Data {
  const { data, refetch } = useSuspenseQuery(query);
  const today = useDubaiNow()?.date;
  const isPast = today !== undefined && today !== data.date;
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, today, refetch]);
  return data;
}
