import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { type Status, statusQuery } from '../../queries/status.ts';

const FRESH_MS = 3 * 60_000;

/**
 * The status with the device's time, null on the server and while hydrating. A copy that is older than three minutes, from a cache
 * or from an earlier visit, is requested again each minute; without a network it stays, with its age.
 */
export function useStatus(): { status: Status; now: Date | null } {
  const { data, refetch } = useSuspenseQuery(statusQuery(useApi()));
  const now = useNow();
  const minute = now?.getTime();
  const isOld = minute !== undefined && (data.asOf === null || minute - Date.parse(data.asOf) > FRESH_MS);
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, minute, refetch]);
  return { status: data, now };
}
