import { CONSENT_EVENT, CONSENT_UNSENT_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../announcer/use-toast.ts';

const TITLES: Readonly<Record<string, string>> = {
  accepted: 'shell.cookies.accepted',
  rejected: 'shell.cookies.rejected',
  selected: 'shell.cookies.saved',
};

/** ERR-5: names the decision that was made in the cookie dialog, also before the page was live, and sends it to the account. */
export function useConsentOutcome(): void {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  useEffect(() => {
    function answer(): void {
      const { dataset } = document.documentElement;
      const title = TITLES[dataset.consent ?? ''];
      delete dataset.consent;
      if (title) showToast({ id: 'cookies', tone: 'success', title: _(title) });
      if (isUnsent()) void import('./send-receipt.ts').then(({ sendReceipt }) => sendReceipt(api)).catch(ignore);
    }
    answer();
    addEventListener(CONSENT_EVENT, answer);
    addEventListener('online', answer);
    return () => {
      removeEventListener(CONSENT_EVENT, answer);
      removeEventListener('online', answer);
    };
  }, [_, api, showToast]);
}

function isUnsent(): boolean {
  try {
    return localStorage.getItem(CONSENT_UNSENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** The receipt stays on the device and is sent when the next page opens. */
function ignore(): void {}
