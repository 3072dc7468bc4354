import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useFormat } from '../../language/use-format.ts';
import { guideFiguresQuery } from '../../queries/guide.ts';
import { DataTable } from '../../ui/data-table.tsx';

const COLUMNS = [
  { id: 'drafted', header: 'about.ai.drafted' },
  { id: 'approved', header: 'about.ai.approved' },
  { id: 'translated', header: 'about.ai.translated' },
  { id: 'readByNative', header: 'about.ai.read' },
] as const;

/** How the published texts of each language were made: counts, with their share of the language's texts. */
export function TextFigures() {
  const { _ } = useLingui();
  const format = useFormat();
  const { data } = useSuspenseQuery(guideFiguresQuery(useApi()));
  return (
    <DataTable
      caption={_('about.ai.figures-caption')}
      rows={data.texts}
      keyOf={({ locale }) => locale}
      columns={[
        {
          id: 'language',
          header: _('about.ai.language'),
          cell: nativeName,
        },
        { id: 'texts', header: _('about.ai.texts'), cell: ({ texts }) => format.number(texts), isNumeric: true },
        ...COLUMNS.map(({ id, header }) => ({
          id,
          header: _(header),
          cell: (row: (typeof data.texts)[number]) =>
            `${format.number(row[id])} (${format.percent(row.texts === 0 ? 0 : row[id] / row.texts)})`,
          isNumeric: true,
        })),
      ]}
    />
  );
}

/** In the system's face: the page carries only the fonts of its own language. */
function nativeName({ locale }: { locale: Locale }) {
  return (
    <span lang={locale} dir={LOCALE_INFO[locale].dir} className="font-system">
      {LOCALE_INFO[locale].nativeName}
    </span>
  );
}
