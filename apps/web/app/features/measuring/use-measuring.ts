import { CONSENT_EVENT, CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useLocale } from '../../language/use-locale.ts';
import { dropPageViews, notePageView } from './page-views.ts';
import { deviceStorage } from '../../data/page-storage.ts';

let loaded: Promise<() => Promise<void>> | undefined;

/**
 * PRIV-3: notes the pages that are opened, and starts or stops what the user agreed to, in this tab or another. Nothing that
 * measures is loaded before that.
 */
export function useMeasuring(): void {
  const { pathname: path } = useLocation();
  const params = useParams();
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the parameters belong to the path
  useEffect(() => notePageView({ path, params, locale }), [path]);
  useEffect(() => {
    const onStored = ({ key }: StorageEvent) => {
      if (key === null || key === CONSENT_KEYS.categories) apply();
    };
    apply();
    addEventListener(CONSENT_EVENT, apply);
    addEventListener('storage', onStored);
    return () => {
      removeEventListener(CONSENT_EVENT, apply);
      removeEventListener('storage', onStored);
    };
  }, []);
}

function apply(): void {
  const stored = deviceStorage.getItem(CONSENT_KEYS.categories);
  if (stored?.includes('true') || loaded) {
    loaded ??= import('./apply-consent.ts').then(({ applyConsent }) => applyConsent);
    loaded.then((applyConsent) => applyConsent()).catch(forgetFailedLoad);
  } else if (stored !== null) dropPageViews();
}

/** Without a connection the part may not be there. The views go on waiting. */
function forgetFailedLoad(): void {
  loaded = undefined;
  addEventListener('online', apply, { once: true });
}
