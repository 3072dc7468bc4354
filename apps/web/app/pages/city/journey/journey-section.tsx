import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../features/lazy-loading/lazy-part.tsx';
import { loadWithRetry } from '../../../features/lazy-loading/load-with-retry.ts';
import type { Traffic } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';
import { JourneyForm } from './journey-form.tsx';
import { readRequest } from './read-request.ts';

/** With the network and the roads, which nobody needs who has not asked for a way. */
const FoundJourney = lazyPart(async () => (await loadWithRetry(() => import('./found-journey.tsx'))).FoundJourney);

/** "From A to B": a form, so that it works without scripts, and below it the way, which has an address. */
export function JourneySection({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const [params] = useSearchParams();
  const request = readRequest(params);
  return (
    <div id="journey">
      <CitySection title={_('journey.title')} note={_('journey.promise')}>
        <JourneyForm request={request} />
        {request.from !== '' && request.to !== '' ? <FoundJourney traffic={traffic} request={request} /> : null}
      </CitySection>
    </div>
  );
}
