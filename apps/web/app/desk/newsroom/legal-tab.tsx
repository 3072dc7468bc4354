import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type LegalWork, legalWorkQuery } from '../../queries/newsroom.ts';
import { ReviewBy } from './review-by.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { StateTag } from './state-tag.tsx';

/** STAFF-1, PRIV-8: the legal documents: the version in force, and the next one with the state of each language. */
export function LegalTab() {
  const { _ } = useLingui();
  const locale = useLocale();
  const { data } = useSuspenseQuery(legalWorkQuery(useApi(), locale));
  return (
    <DeskPage title={_('newsroom.tab.legal')} promise={_('newsroom.legal.promise')}>
      <ul className="grid gap-4 wide:grid-cols-2">
        {data.items.map((document) => (
          <li
            key={document.id}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-label high-contrast:border-2"
          >
            <Document document={document} />
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}

function Document({ document }: { document: LegalWork }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const { id, title, version, effectiveDate, approvers, next, scheduledAt, parts } = document;
  const editor = toLocale(`/dashboard/content-management/all/legal-document/${id}`);
  return (
    <>
      <h2 className="text-name font-strong">
        <Link to={editor} className="text-link inline-block min-h-6">
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="text-text-2">
        {_('newsroom.legal.inForce', { version, date: format.longDate(effectiveDate) })}{' '}
        {approvers === 0 ? _('newsroom.legal.unapproved') : _('newsroom.legal.approved', { count: approvers })}{' '}
        <Link to={toLocale(LEGAL_DOCUMENT_PATHS[id])} className="text-link inline-block min-h-6">
          {_('newsroom.openPage')}
        </Link>
      </p>
      <p>
        <span className="text-text-2">{_('newsroom.reviewBy')}:</span> <ReviewBy of={document} />
      </p>
      <p>
        {next === null
          ? _('newsroom.legal.noNext')
          : _('newsroom.legal.next', { version: next.version, date: format.longDate(next.effectiveDate) })}
        {next?.requiresConsent ? ` ${_('newsroom.legal.asks')}` : null}
        {scheduledAt === null ? null : (
          <>
            {' '}
            {_('newsroom.scheduledFor')} <Ltr>{scheduledAt.replace('T', ' ')}</Ltr>
          </>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {parts.map(({ locale, state }) => (
          <li key={locale}>
            <Link
              to={locale === 'data' ? editor : `${editor}?language=${locale}`}
              className="flex min-h-6 items-center gap-1 text-meta hover:underline"
            >
              {locale === 'data' ? (
                _('newsroom.legal.data')
              ) : (
                <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>
              )}
              <StateTag state={state} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
