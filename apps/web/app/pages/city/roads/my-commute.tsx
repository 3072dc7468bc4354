import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { getTrafficNow } from '../../../endpoints/city.ts';
import { CommuteSection } from '../../../features/commute/commute-section.tsx';
import type { Traffic } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';

/** The user's own ways, with the measurements that the page has. */
export function MyCommute({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const { data } = useQuery(getTrafficNow());
  return (
    <CitySection anchor="commute" title={_('roads.commute.title')}>
      <CommuteSection traffic={traffic} measured={data?.traffic ?? null} />
    </CitySection>
  );
}
