import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LegalVersions as DocumentVersions } from '../../features/legal/legal-versions.tsx';
import type { Formatters } from '../../language/format.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { LegalVersions } from '../../queries/compliance.ts';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';

const TONES = { in_force: 'ok', next: 'info', earlier: 'neutral', inactive: 'neutral' } as const;

type Translate = ReturnType<typeof useLingui>['_'];

/** The legal documents with their versions: which one is in force, which is next, and in which languages. */
export function DocumentsPart({ documents }: { documents: readonly LegalVersions[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  return (
    <div className="flex flex-col gap-6">
      <p className="measure text-label text-text-2">{_('compliance.documents.what')}</p>
      {documents.map(({ type, title, versions }) => (
        <Panel key={type} title={<bdi>{title}</bdi>}>
          <p className="flex flex-wrap gap-x-6">
            <Link
              to={toLocale(LEGAL_DOCUMENT_PATHS[type])}
              className="text-link inline-flex min-h-11 items-center text-label"
            >
              {_('compliance.documents.open')}
            </Link>
            <Link
              to={toLocale(`/dashboard/content-management/all/legal-document/${type}`)}
              className="text-link inline-flex min-h-11 items-center text-label"
            >
              {_('compliance.documents.write')}
            </Link>
          </p>
          {versions.length === 0 ? (
            <p className="text-label text-text-2">{_('compliance.documents.none')}</p>
          ) : (
            <DeskTable
              caption={_('compliance.documents.newestFirst')}
              rows={versions}
              keyOf={({ version }) => version}
              columns={columnsOf(_, format)}
            />
          )}
          <Changes type={type} />
        </Panel>
      ))}
    </div>
  );
}

function columnsOf(_: Translate, format: Formatters): DeskColumn<LegalVersions['versions'][number]>[] {
  return [
    { id: 'version', header: _('compliance.documents.version'), cell: ({ version }) => version },
    {
      id: 'date',
      header: _('compliance.documents.from'),
      cell: ({ effectiveDate }) => format.shortDate(effectiveDate),
    },
    {
      id: 'state',
      header: _('compliance.documents.state'),
      cell: ({ state }) => <Tag tone={TONES[state]}>{_(`compliance.documents.${state}`)}</Tag>,
    },
    {
      id: 'consent',
      header: _('compliance.documents.consent'),
      cell: ({ asksAgain }) => _(asksAgain ? 'compliance.documents.asks' : 'compliance.documents.asksNot'),
    },
    {
      id: 'languages',
      header: _('compliance.documents.languages'),
      cell: ({ languages, active }) => (
        <ul className="flex flex-wrap gap-x-3 gap-y-1">
          {languages.map((locale) => (
            <li key={locale}>
              <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>
              {active.includes(locale) ? null : ` (${_('compliance.documents.off')})`}
            </li>
          ))}
        </ul>
      ),
    },
  ];
}

/** Loaded when it is opened. */
function Changes({ type }: Pick<LegalVersions, 'type'>) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={_('compliance.documents.changes')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen ? <DocumentVersions type={type} /> : null}
    </Disclosure>
  );
}
