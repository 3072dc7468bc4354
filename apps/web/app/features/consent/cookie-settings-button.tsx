import { CONSENT_ASKED_KEY, CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { useLingui } from '@lingui/react';

/** PRIV-2: clears the decision on cookies and loads the page again, which then asks. */
export function CookieSettingsButton({ className }: { className: string }) {
  const { _ } = useLingui();
  return (
    <button type="button" data-needs-script="" className={className} onClick={askAgain}>
      {_('shell.footer.cookies')}
    </button>
  );
}

function askAgain(): void {
  try {
    for (const key of Object.values(CONSENT_KEYS)) localStorage.removeItem(key);
    sessionStorage.setItem(CONSENT_ASKED_KEY, '1');
  } catch {
    // Without storage nothing is decided, and the dialog asks on every page.
  }
  location.reload();
}
