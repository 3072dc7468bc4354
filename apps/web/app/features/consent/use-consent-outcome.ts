import { CONSENT_EVENT, CONSENT_KEYS, CONSENT_SENT_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const TITLES: Readonly<Record<string, string>> = {
  accepted: 'shell.cookies.accepted',
  rejected: 'shell.cookies.rejected',
  selected: 'shell.cookies.saved',
};

/**
 * ERR-5, PRIV-2: names the decision that was made in the cookie dialog, also before the page was live, and says if it is not stored. It is sent to the account of
 * whoever is signed in; a guest's when they sign in.
 */
export function useConsentOutcome(): void {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    function answer(): void {
      const { dataset } = document.documentElement;
      const title = TITLES[dataset.consent ?? ''];
      delete dataset.consent;
      const isStored = deviceStorage.isSaved(CONSENT_KEYS.receipt);
      const note = isStored ? {} : { text: _('shell.cookies.notStored') };
      if (title) showToast({ id: 'cookies', tone: 'success', title: _(title), ...note });
      if (isSignedIn && isUnsent())
        void import('./send-receipt.ts').then(({ sendReceipt }) => sendReceipt(api)).catch(ignore);
    }
    answer();
    addEventListener(CONSENT_EVENT, answer);
    addEventListener('online', answer);
    return () => {
      removeEventListener(CONSENT_EVENT, answer);
      removeEventListener('online', answer);
    };
  }, [_, api, showToast, isSignedIn]);
}

function isUnsent(): boolean {
  const receipt = deviceStorage.getItem(CONSENT_KEYS.receipt);
  const sent = deviceStorage.getItem(CONSENT_SENT_KEY);
  return receipt !== null && (sent === null || !receipt.includes(sent));
}

/** The receipt stays on the device and is sent when the next page opens. */
function ignore(): void {}
