import { readReceipt } from '@dalil/domain/privacy/consent.ts';
import { CONSENT_KEYS, type OptionalCategory } from '@dalil/domain/privacy/consent-rules.ts';
import { isAllowed } from '../consent/is-allowed.ts';
import { withdrawConsent } from '../consent/withdraw-consent.ts';
import { dropPageViews } from './page-views.ts';
import { sendMeasured, startCounting } from './send-measured.ts';
import { loadServices, type MeasuringServices } from './services.ts';
import { deviceStorage } from '../../data/page-storage.ts';

let services: { hash: string; loaded: Promise<MeasuringServices | null> } | undefined;

/**
 * PRIV-3, MON-3: brings what runs in line with the decision of this device: each part is loaded when its category is on and stops
 * when it is off. A decision on another text than the dialog would display now counts as none.
 */
export async function applyConsent(): Promise<void> {
  const found = await findServices();
  if (found?.isCurrent === false) {
    withdrawConsent();
    await import('../consent/ask-consent.ts').then(({ askConsent }) => askConsent());
  }
  const isOn = (category: OptionalCategory) => found?.isCurrent === true && isAllowed(category);
  if (isOn('analytics')) startCounting();
  else dropPageViews();
  await applyTags(found?.tagManager ?? null, { analytics: isOn('analytics'), marketing: isOn('marketing') });
  await applyErrors(isOn('monitoring') ? (found?.errorService ?? null) : null);
  await applySpeed(isOn('performance'));
  await sendMeasured();
}

/** Null where nothing is decided any more: everything stops. */
async function findServices(): Promise<MeasuringServices | null> {
  const receipt = readReceipt(deviceStorage.getItem(CONSENT_KEYS.receipt));
  const hash = receipt?.textHash ?? null;
  if (!receipt || hash === null || receipt.granted.length === 0) return null;
  const { locale } = receipt;
  if (services?.hash !== hash) services = { hash, loaded: loadServices(locale, hash) };
  try {
    return await services.loaded;
  } catch (error) {
    services = undefined;
    throw error;
  }
}

let stopMemory = () => {};

async function applySpeed(isOn: boolean): Promise<void> {
  if (!isOn) return stopMemory();
  const [{ startVitals }, memory] = await Promise.all([import('./vitals.ts'), import('./page-memory.ts')]);
  stopMemory = memory.stopMemory;
  startVitals();
  memory.startMemory();
}

let stopTags = () => {};

async function applyTags(
  tagManager: MeasuringServices['tagManager'],
  granted: { analytics: boolean; marketing: boolean },
): Promise<void> {
  if (!tagManager || !(granted.analytics || granted.marketing)) return stopTags();
  const tags = await import('./tag-manager.ts');
  stopTags = tags.stopTags;
  const others = { preferences: isAllowed('preferences'), functional: isAllowed('functional') };
  tags.startTags(tagManager, { ...granted, ...others });
}

let stopErrors = () => {};

async function applyErrors(service: MeasuringServices['errorService']): Promise<void> {
  if (!service) return stopErrors();
  const errors = await import('./error-service.ts');
  stopErrors = errors.stopErrorService;
  errors.startErrorService(service);
}
