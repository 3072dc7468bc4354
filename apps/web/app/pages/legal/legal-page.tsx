import type { Block } from '@dalil/domain/guide/document.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { OperatorDetails } from '../../features/legal/operator-details.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { Prose } from '../../features/prose/prose.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { CheckTextButton } from '../../features/provenance/check-text-button.tsx';
import { MAKER_KEYS } from '../../features/provenance/provenance.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { legalDocumentQuery } from '../../queries/privacy.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OtherDocuments } from './other-documents.tsx';

/** PRIV-8: the legal document in force with its version, and a notice if it is only the built-in copy. */
export function LegalPage({ type, children }: { type: LegalDocumentType; children?: ReactNode }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { data: document } = useSuspenseQuery(legalDocumentQuery(useApi(), useLocale(), type));
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-10 wide:grid wide:grid-cols-3 wide:gap-x-14 wide:pt-4">
      <div className="min-w-0 wide:col-span-2" data-text-of={`legal-document/${type}`}>
        <LanguageNote locale={document.locale} className="mb-5 max-w-measure" />
        <div className="flex items-start justify-between gap-3 wide:justify-start">
          <TextIn locale={document.locale}>
            <h1 data-read="" data-part="title" className="headline text-heading">
              {document.title}
            </h1>
          </TextIn>
          <ListenButton isIcon />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-4 text-meta text-text-3">
          <span>{_('legal.version', { version: document.version })}</span>
          <span>{_('legal.effective', { date: format.longDate(document.effectiveDate) })}</span>
        </p>
        <p className="mt-1 max-w-measure text-meta text-text-3">
          {_(MAKER_KEYS[document.method])}{' '}
          {document.approvers === 0
            ? _('item.how-made.not-approved')
            : _('legal.approvers', { count: document.approvers })}
        </p>
        {document.isFallback ? (
          <Notice tone="warning" className="mt-5 max-w-measure">
            <p>{_('legal.fallback')}</p>
          </Notice>
        ) : null}
        <TextIn locale={document.locale} className="mt-8 mb-10">
          <Prose blocks={document.blocks} facts={{}} voice="plain" />
        </TextIn>
        {children}
        <OperatorDetails className="mb-8" />
        <Versions key={type} type={type} />
        {document.isFallback ? null : (
          <div className="mb-8">
            <CheckTextButton key={`check ${type}`} item={{ kind: 'legal-document', id: type }} />
          </div>
        )}
        <ReportProblem />
      </div>
      <div className="flex flex-col gap-8 print:hidden">
        <Contents blocks={document.blocks} locale={document.locale} />
        <OtherDocuments type={type} />
      </div>
    </div>
  );
}

const LegalVersions = lazyPart(async () => (await import('../../features/legal/legal-versions.tsx')).LegalVersions);

/** Loaded when it is opened. */
function Versions({ type }: { type: LegalDocumentType }) {
  const { _ } = useLingui();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      title={_('legal.versions')}
      level={2}
      className="mb-8 max-w-measure print:hidden"
      onToggle={({ currentTarget }) => setOpened(wasOpened || currentTarget.open)}
    >
      {wasOpened ? <LegalVersions type={type} /> : null}
    </Disclosure>
  );
}

function Contents({ blocks, locale }: { blocks: Block[]; locale: Locale }) {
  const { _ } = useLingui();
  const headings = blocks.filter((block) => block.type === 'heading').filter(({ level }) => level === 2);
  if (headings.length < 3) return null;
  return (
    <nav aria-label={_('legal.contents')} className="hidden wide:block">
      <h2 className="mb-2 text-ui font-strong">{_('legal.contents')}</h2>
      <TextIn locale={locale}>
        <ul className="border-s border-line ps-4 text-label text-text-2">
          {headings.map(({ id, children }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-8 items-center py-1 hover:text-text hover:underline">
                <span>
                  <Inlines nodes={children} facts={{}} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </TextIn>
    </nav>
  );
}
