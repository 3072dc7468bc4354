import type { HandbookId } from '@dalil/domain/guide/handbook-id.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PageTitle } from '../page-title/page-title.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageNote } from '../prose/text-language.tsx';
import { HowMade } from '../provenance/how-made.tsx';
import { ProvenanceLabel } from '../provenance/provenance-label.tsx';
import type { Provenance } from '../provenance/provenance.ts';
import { SourceList } from '../provenance/source-list.tsx';
import { ReportProblem } from '../report/report-problem.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ListenButton } from '../speech/listen-button.tsx';

type HandbookPageProps = {
  id: HandbookId;
  title: string;
  promise: string;
  /** The actual language of the texts. */
  locale: Locale;
  asOf: string;
  provenance: Provenance;
  /** What answers the title, before anything is explained. */
  answer?: ReactNode;
  contents: readonly ContentsEntry[];
  children: ReactNode;
};

/** A long reference page: introduction, sections, and at its end the sources and how it was made. */
export function HandbookPage(props: HandbookPageProps) {
  const { id, title, promise, locale, asOf, provenance, answer, contents, children } = props;
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <article data-text-of={`handbook/${id}`} className="page-width pt-2 pb-10 wide:pt-4">
      <header className="mb-8 flex flex-col gap-3">
        <LanguageNote locale={locale} className="max-w-measure" />
        <PageTitle>
          <h1 data-read="" className="headline text-title">
            {title}
          </h1>
          <ListenButton isIcon />
        </PageTitle>
        {answer}
        <p data-read="" className="measure text-label text-text-2">
          {promise}
        </p>
      </header>
      <div className="wide:grid wide:grid-cols-4 wide:gap-x-14">
        <PageContents entries={contents} />
        <div className="flex min-w-0 flex-col wide:col-span-3">
          {children}
          <div className="mt-4 flex flex-col gap-8 border-t border-line pt-6">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-text-3">
              <ProvenanceLabel provenance={provenance} />
              <span>{_('item.meta.as-of', { date: format.asOf(asOf) })}</span>
            </div>
            <SourceList sources={provenance.sources} />
            <HowMade item={{ kind: 'handbook', id }} provenance={provenance} hasFacts />
            <ReportProblem>
              <ShareButton title={title} />
              <Button onClick={() => print()}>
                <Printer aria-hidden className="icon" />
                {_('item.service.print')}
              </Button>
            </ReportProblem>
          </div>
        </div>
      </div>
    </article>
  );
}

type ContentsEntry = { id: string; title: string; needsScript?: boolean };

/** The contents of a long page, beside the text on wide screens. On narrow ones the folded sections are the contents. */
function PageContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { _ } = useLingui();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className="hidden wide:sticky wide:top-24 wide:block wide:self-start">
      <h2 id={titleId} className="mb-2 text-label font-strong">
        {_('handbook.contents')}
      </h2>
      <ul className="flex flex-col border-s border-line ps-4 text-label">
        {entries.map(({ id, title, needsScript }) => (
          <li key={id} data-needs-script={needsScript ? '' : undefined}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center py-1 text-text-2 underline-offset-4 hover:text-text hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
