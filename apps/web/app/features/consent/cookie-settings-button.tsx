import { CONSENT_ASKED_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { useLingui } from '@lingui/react';
import { tabStorage } from '../../data/page-storage.ts';

/** PRIV-2: clears the decision on cookies and loads the page again, which then asks. Without storage this page asks. */
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
  if (tabStorage.setItem(CONSENT_ASKED_KEY, '1')) return location.reload();
  // The next page would not know that it was asked.
  const { askConsent } = await import('./ask-consent.ts');
  askConsent();
}
