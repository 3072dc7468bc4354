import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { type Status, statusQuery } from '../../queries/status.ts';

const FRESH_MS = 3 * 60_000;

/**
 * The status with the device's time, null on the server and while hydrating. A copy that is older than three minutes, from a cache
 * or from an earlier visit, is requested again each minute; without a network it stays, with its age. Without data on a device
 * that has never opened the page and has no network.
 */
export function useStatus(): { query: UseQueryResult<Status>; now: Date | null } {
  const query = useQuery(statusQuery(useApi()));
  const { data, refetch } = query;
  const now = useNow();
  const minute = now?.getTime();
  const isOld =
    data !== undefined && minute !== undefined && (data.asOf === null || minute - Date.parse(data.asOf) > FRESH_MS);
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, minute, refetch]);
  return { query, now };
}
