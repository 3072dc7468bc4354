import { OPEN_DATASETS, OPEN_FILES, type OpenDataset, openFilePath } from '@dalil/domain/guide/open-data.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { DataTable } from '../../ui/data-table.tsx';

const FORMAT_NAMES = { json: 'JSON', csv: 'CSV', geojson: 'GeoJSON' } as const;

/** Every data set with its files in the language of the page. */
export function FileTable({ locale }: { locale: Locale }) {
  const { _ } = useLingui();
  const inLocale = locale === BASE_LOCALE ? '' : `?locale=${locale}`;
  return (
    <DataTable
      caption={_('developers.files-caption')}
      rows={OPEN_DATASETS}
      keyOf={(dataset) => dataset}
      columns={[
        { id: 'dataset', header: _('developers.dataset'), cell: (dataset) => _(`developers.dataset.${dataset}`) },
        { id: 'holds', header: _('developers.holds'), cell: (dataset) => _(`developers.holds.${dataset}`) },
        {
          id: 'files',
          header: _('developers.formats'),
          cell: (dataset) => fileLinks(dataset, inLocale),
        },
      ]}
    />
  );
}

function fileLinks(dataset: OpenDataset, inLocale: string) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {OPEN_FILES.filter((file) => file.dataset === dataset).map(({ name, format }) => (
        <a
          key={name}
          href={openFilePath(name) + inLocale}
          dir="ltr"
          className="text-link inline-flex min-h-6 items-center"
        >
          {FORMAT_NAMES[format]}
        </a>
      ))}
    </span>
  );
}
