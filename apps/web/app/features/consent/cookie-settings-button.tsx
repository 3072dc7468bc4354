import { CONSENT_ASKED_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { useLingui } from '@lingui/react';
import { tabStorage } from '../../data/page-storage.ts';

/** PRIV-2: clears the decision on cookies and loads the page again, which then asks. */
export function CookieSettingsButton({ className }: { className: string }) {
  const { _ } = useLingui();
  return (
    <button type="button" data-needs-script="" className={className} onClick={() => void askAgain()}>
      {_('shell.footer.cookies')}
    </button>
  );
}

async function askAgain(): Promise<void> {
  const { withdrawConsent } = await import('./withdraw-consent.ts');
  withdrawConsent();
  tabStorage.setItem(CONSENT_ASKED_KEY, '1');
  location.reload();
}
