import { hourAt, instantOf } from '@dalil/domain/city/live/live-hours.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { type Conditions, conditionsQuery, type Extent } from '../../queries/city.ts';
import { useNow } from '../clock/use-now.ts';

/**
 * The live values with the time they are judged at: the device's, or until it is known the hour the page was rendered in. In a new
 * hour they are requested again, once. Undefined where the device has none.
 */
export function useConditions(extent: Extent): { conditions: Conditions; now: Date } | undefined {
  const { data, refetch } = useQuery(conditionsQuery(useApi(), extent));
  const now = useNow();
  const hour = now === null ? data?.hour : hourAt(now);
  const isPast = data !== undefined && hour !== undefined && hour > data.hour;
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, hour, refetch]);
  return data && { conditions: data, now: now ?? instantOf(data.hour) };
}
