import { OTHER_FIGURES } from '@dalil/domain/guide/ai-uses.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getGuideFigures } from '../../endpoints/guide.ts';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { downloadFile } from '../share/download-file.ts';
import { figuresAsCsv, figuresAsJson, type GuideFigures } from './figures-file.ts';

const COLUMNS = [
  { id: 'person', header: 'about.ai.person' },
  { id: 'assisted', header: 'about.ai.assisted' },
  { id: 'drafted', header: 'about.ai.drafted' },
  { id: 'computed', header: 'about.ai.computed' },
  { id: 'approved', header: 'about.ai.approved' },
  { id: 'translated', header: 'about.ai.translated' },
  { id: 'compared', header: 'about.ai.compared' },
  { id: 'readByNative', header: 'about.ai.read' },
] as const;

/** STAFF-9: how the published texts were made, corrections and unanswered questions, as counted now, also as files. */
export function AiFigures() {
  const { data } = useQuery(getGuideFigures());
  if (!data) return null;
  return (
    <div className="flex flex-col gap-4">
      <TextFigures figures={data} />
      <OtherFigures figures={data} />
      <FigureFiles figures={data} />
    </div>
  );
}

/** Counts of each language, and their share of its texts. */
function TextFigures({ figures }: { figures: GuideFigures }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <DataTable
      caption={_('about.ai.figures-caption')}
      rows={figures.texts}
      keyOf={({ locale }) => locale}
      columns={[
        { id: 'language', header: _('about.ai.language'), cell: nativeName },
        { id: 'texts', header: _('about.ai.texts'), cell: ({ texts }) => format.number(texts), isNumeric: true },
        ...COLUMNS.map(({ id, header }) => ({
          id,
          header: _(header),
          cell: (row: GuideFigures['texts'][number]) =>
            `${format.number(row[id])} (${format.percent(row.texts === 0 ? 0 : row[id] / row.texts)})`,
          isNumeric: true,
        })),
      ]}
    />
  );
}

function OtherFigures({ figures: { corrections, unanswered } }: { figures: GuideFigures }) {
  const { _ } = useLingui();
  const format = useFormat();
  const perHundred = corrections && (corrections.count / corrections.texts) * 100;
  const values: Partial<Record<(typeof OTHER_FIGURES)[number], string | null>> = {
    corrections:
      corrections &&
      _('about.ai.corrections-value', {
        share: format.number(Math.round((perHundred ?? 0) * 10) / 10),
        count: corrections.count,
        texts: corrections.texts,
      }),
    unanswered: unanswered === null ? null : format.number(unanswered),
  };
  return (
    <dl className="max-w-measure">
      {OTHER_FIGURES.map((id) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-label">
          <dt className="text-text-2">{_(`about.figure.${id}`)}</dt>
          <dd className="font-medium">{values[id] ?? _('about.ai.not-measured')}</dd>
        </div>
      ))}
    </dl>
  );
}

function FigureFiles({ figures }: { figures: GuideFigures }) {
  const { _ } = useLingui();
  const save = (type: string, ending: string, write: (figures: GuideFigures, at: Date) => string) => {
    const at = new Date();
    const name = `dalil-ai-figures-${at.toISOString().slice(0, 10)}.${ending}`;
    downloadFile(new Blob([write(figures, at)], { type }), name);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden" data-needs-script="">
      <Button size="small" onClick={() => save('text/csv', 'csv', figuresAsCsv)}>
        <Download aria-hidden className="icon-small" />
        {_('about.ai.as-csv')}
      </Button>
      <Button size="small" onClick={() => save('application/json', 'json', figuresAsJson)}>
        <Download aria-hidden className="icon-small" />
        {_('about.ai.as-json')}
      </Button>
    </div>
  );
}

/** Uses the system font: the page only carries the fonts of its own language. */
function nativeName({ locale }: { locale: Locale }) {
  return (
    <span lang={locale} dir={LOCALE_INFO[locale].dir} className="font-system">
      {LOCALE_INFO[locale].nativeName}
    </span>
  );
}
