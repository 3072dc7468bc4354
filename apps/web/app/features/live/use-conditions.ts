import { hourAt } from '@dalil/domain/city/live/live-hours.ts';
import { dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getConditions } from '../../endpoints/city.ts';
import type { Conditions, Extent } from '../../queries/city.ts';
import { useNow } from '../clock/use-now.ts';

/**
 * The live values with the time they are judged at: the device's, or until it is known the hour the page was rendered in. In a new
 * hour they are requested again, once. Undefined where the device has none.
 */
export function useConditions(extent: Extent): { conditions: Conditions; now: Date } | undefined {
  const live = useLive(getConditions({ extent }));
  return live && { conditions: live.data, now: live.now };
}

/** The same for any answer that begins with an hour. */
export function useLive<Data extends { hour: string }, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): { data: Data; now: Date } | undefined {
  const { data, refetch } = useQuery(query);
  const now = useNow();
  const hour = now === null ? data?.hour : hourAt(now);
  const isPast = data !== undefined && hour !== undefined && hour > data.hour;
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, hour, refetch]);
  return data && { data, now: now ?? dubaiInstant(data.hour) };
}
