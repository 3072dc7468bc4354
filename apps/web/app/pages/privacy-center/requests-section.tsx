import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { dataRequestsQuery } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { CenterSection } from './center-section.tsx';
import { NewRequestForm } from './new-request-form.tsx';
import { RequestCard } from './request-card.tsx';

/** PRIV-6: the user's requests with their course, and a form for a new one. */
export function RequestsSection() {
  const { _ } = useLingui();
  const isOnline = useOnline();
  const { data } = useSuspenseQuery(dataRequestsQuery(useApi()));
  const [isWriting, setWriting] = useState(false);
  return (
    <CenterSection id="requests">
      {data.items.length === 0 ? <p className="text-label">{_('privacy-center.requests.none')}</p> : null}
      <ul className="grid gap-4 medium:grid-cols-2 medium:items-start">
        {data.items.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      {isWriting ? (
        <NewRequestForm onDone={() => setWriting(false)} />
      ) : (
        <p>
          <Button variant="primary" data-needs-script="" disabled={!isOnline} onClick={() => setWriting(true)}>
            {_('privacy-center.requests.new')}
          </Button>
        </p>
      )}
    </CenterSection>
  );
}
