import { useQuery } from '@tanstack/react-query';
import { getTrafficNow } from '../../../endpoints/city.ts';
import { useNow } from '../../../features/clock/use-now.ts';
import type { Traffic } from '../../../queries/city.ts';
import { MeasuredRoads } from './measured-roads.tsx';

const REFRESH_MS = 5 * 60_000;

/** Traffic as measured in the last fifteen minutes. Nothing where the operator has no provider, or it does not answer. */
export function RoadsNow({ traffic }: { traffic: Traffic }) {
  const { data } = useQuery({
    ...getTrafficNow(),
    refetchInterval: ({ state }) => (state.data?.traffic ? REFRESH_MS : false),
  });
  const now = useNow();
  const measured = data?.traffic;
  if (!measured) return null;
  return <MeasuredRoads measured={measured} traffic={traffic} now={now ?? new Date(measured.fetchedAt)} />;
}
