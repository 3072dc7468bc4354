import { OPTIONAL_CATEGORIES } from '@dalil/domain/privacy/consent-rules.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { CookieSettingsButton } from '../../features/consent/cookie-settings-button.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { privacySettingsQuery, type RecordedConsent } from '../../queries/rights.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CenterSection } from './center-section.tsx';

/** PRIV-5, PRIV-11: what is allowed now, a button to change it, and every recorded decision. */
export function ConsentsSection() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(privacySettingsQuery(useApi()));
  const newest = data.consents.find(({ consent_type }) => consent_type === 'cookie_policy');
  return (
    <CenterSection id="consents">
      {newest?.details['gpc'] === true ? <Notice tone="success">{_('privacy-center.consents.gpc')}</Notice> : null}
      {newest ? (
        <CurrentChoice details={newest.details} />
      ) : (
        <p className="text-label">{_('privacy-center.consents.none')}</p>
      )}
      <p>
        <CookieSettingsButton className={buttonClass()} />
      </p>
      {data.consents.length > 0 ? (
        <Disclosure title={_('privacy-center.consents.history', { count: data.consents.length })}>
          <ul className="flex flex-col">
            {data.consents.map((consent) => (
              <HistoryRow key={consent.id} consent={consent} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </CenterSection>
  );
}

/** The names of the documents whose versions ask users for consent. */
const DOCUMENT_NAMES: Readonly<Record<string, string>> = {
  terms: 'shell.nav.terms',
  privacy: 'shell.nav.privacy',
  'ai-ethics': 'shell.nav.aiEthics',
};

function grantedIn(details: Record<string, unknown>): readonly unknown[] {
  return Array.isArray(details['granted']) ? details['granted'] : [];
}

function CurrentChoice({ details }: { details: Record<string, unknown> }) {
  const { _ } = useLingui();
  const granted = grantedIn(details);
  return (
    <ul className="grid gap-x-8 medium:grid-cols-2">
      {OPTIONAL_CATEGORIES.map((category) => (
        <li key={category} className="flex items-center justify-between gap-3 border-b border-line py-3">
          <span className="text-label font-semibold">{_(`privacy-center.consent.${category}`)}</span>
          {granted.includes(category) ? (
            <Tag tone="ok">{_('privacy-center.consents.on')}</Tag>
          ) : (
            <Tag>{_('privacy-center.consents.off')}</Tag>
          )}
        </li>
      ))}
    </ul>
  );
}

function HistoryRow({ consent }: { consent: RecordedConsent }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { details } = consent;
  function whatOf({ consent_type: type, consent_given: isGiven }: RecordedConsent): string {
    if (type === 'operator_news') return _(`privacy-center.consents.news-${isGiven ? 'on' : 'off'}`);
    if (type !== 'cookie_policy') {
      const document = _(DOCUMENT_NAMES[type] ?? 'privacy-center.consents.document');
      return _(`privacy-center.consents.document-${isGiven ? 'on' : 'off'}`, { document });
    }
    const names = OPTIONAL_CATEGORIES.filter((one) => grantedIn(details).includes(one)).map((one) =>
      _(`privacy-center.consent.${one}`),
    );
    return names.length === 0 ? _('privacy-center.consents.only-necessary') : format.list(names);
  }
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 text-label last:border-b-0">
      <span className="font-semibold text-text">
        {format.longDate(consent.consent_date)} · <Ltr>{format.time(consent.consent_date)}</Ltr>
      </span>
      <span>{whatOf(consent)}</span>
      <span className="text-meta text-text-3">
        {_('privacy-center.consents.version', { version: consent.consent_version })}
        {typeof details['textHash'] === 'string' ? (
          <>
            {' · '}
            {_('privacy-center.consents.hash')} <Ltr>{details['textHash'].slice(0, 16)}</Ltr>
          </>
        ) : null}
      </span>
    </li>
  );
}
