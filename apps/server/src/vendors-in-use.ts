import type { VendorId, VendorsInUse } from '@dalil/domain/privacy/vendors.ts';
import type { Settings } from './settings.ts';

/** The services of others that the settings name, with the host of each where the settings have it. */
export function vendorsInUse(settings: Settings): VendorsInUse {
  const { live, mail, textMessages, providers, assistant, files } = settings;
  const oidc = providers.oidc;
  const found: [VendorId, string | null, boolean][] = [
    ['database', hostOf(settings.database?.url), settings.database !== null],
    ['mail', mail.kind === 'outbox' ? null : hostOf(mail.url), mail.kind !== 'outbox'],
    ['text-messages', hostOf(textMessages?.url), textMessages !== null],
    ['model', assistant.model?.vendor ?? null, assistant.model !== null],
    ['google', 'accounts.google.com', providers.google !== undefined],
    ['apple', 'appleid.apple.com', providers.apple !== undefined],
    ['facebook', 'facebook.com', providers.facebook !== undefined],
    ['oidc', hostOf(oidc?.discoveryUrl), oidc !== undefined],
    ['file-store', files.kind === 's3' ? hostOf(files.endpoint) : null, files.kind === 's3'],
    ['street-map', hostOf(settings.mapStyleUrl), settings.mapStyleUrl !== undefined],
    ['tag-manager', hostOf(settings.tagManager?.url), settings.tagManager !== null],
    ['error-service', hostOf(settings.errorService?.dsn), settings.errorService !== null],
    ['traces', hostOf(settings.tracing?.endpoint), settings.tracing !== null],
    ['live-data', hostOf(live.openMeteo), live.isOn],
    ['met-norway', hostOf(live.metNorway), live.isOn && live.metNorway !== undefined],
    ['warnings', hostOf(live.warningsFeed), live.isOn && live.warningsFeed !== undefined],
    ['exchange-rates', hostOf(live.exchangeRates), live.isOn],
    ['tomtom', hostOf(live.tomTom?.base), live.isOn && live.tomTom !== undefined],
    ['here', hostOf(live.here?.base), live.isOn && live.here !== undefined],
    ['ticketmaster', hostOf(live.ticketmaster?.base), live.isOn && live.ticketmaster !== undefined],
  ];
  return new Map(found.flatMap(([id, host, isInUse]) => (isInUse ? [[id, host] as const] : [])));
}

/** Never more than the host: addresses of services can contain passwords. */
function hostOf(address: string | undefined): string | null {
  return address === undefined ? null : (URL.parse(address)?.hostname ?? null);
}
