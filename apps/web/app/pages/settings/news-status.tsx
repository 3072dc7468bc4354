import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { accountPreferencesQuery } from '../../queries/preferences.ts';
import { Button } from '../../ui/button.tsx';

/** PROF-3: the news of the operator come only once the link of a mail was used, so the row says what is still to do. */
export function NewsStatus() {
  const { _ } = useLingui();
  const { data } = useQuery({ ...accountPreferencesQuery(useApi()), refetchOnWindowFocus: true, staleTime: 0 });
  if (data === undefined || data.preferences['privacyPreferences']?.['marketingOptIn'] === true) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-meta text-text-2">
      <span>{_('settings.marketingOptIn.waiting')}</span>
      <Button size="small" onClick={() => void savePreferences({ privacyPreferences: { marketingOptIn: true } })}>
        {_('settings.marketingOptIn.again')}
      </Button>
    </div>
  );
}
