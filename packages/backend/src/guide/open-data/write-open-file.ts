import { OPEN_LICENCE, OPEN_SCHEMA_VERSION, type OpenDataset, type OpenFormat } from '@dalil/domain/guide/open-data.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { writeCsvRows } from '@dalil/domain/language/write-csv-rows.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { columnsOf, type OpenFileHead, type OpenRecords } from './open-records.ts';

type Content = { dataset: OpenDataset; locale: Locale; day: string; records: OpenRecords[OpenDataset] };

export const MEDIA_TYPES: Record<OpenFormat, string> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
};
const LIST_SEPARATOR = ' | ';

/** A file of the records. Every format names the version of its fields, the licence and the day. */
export const WRITE_FILE: Record<OpenFormat, (content: Content) => string> = {
  json: ({ records, ...content }) => JSON.stringify({ ...headOf(content), items: records }),
  csv: writeTable,
  geojson: writeFeatures,
};

function headOf({ dataset, locale, day }: Omit<Content, 'records'>): OpenFileHead & { dataset: OpenDataset } {
  return {
    schemaVersion: OPEN_SCHEMA_VERSION,
    dataset,
    locale,
    day,
    licence: { ...OPEN_LICENCE, attribution: PRODUCT.name },
  };
}

/** A table has no place for what is said once, so its last columns say it in every row. */
function writeTable({ dataset, day, records }: Content): string {
  const columns = columnsOf(dataset);
  const same = [day, OPEN_LICENCE.id, String(OPEN_SCHEMA_VERSION)];
  const rows = records.map((record) => [...columns.map((column) => cellOf(valueAt(record, column))), ...same]);
  return writeCsvRows([[...columns, 'day', 'licence', 'schemaVersion'], ...rows]);
}

function valueAt(record: object, column: string): unknown {
  return column
    .split('.')
    .reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), record as unknown);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(LIST_SEPARATOR);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** RFC 7946. What has no position is left out: a map cannot show it. */
function writeFeatures({ records, ...content }: Content): string {
  const features = records.flatMap((record) => {
    if (!('position' in record) || record.position === null) return [];
    const { position, ...properties } = record;
    const { lat, lon, precisionMetres } = position;
    return {
      type: 'Feature',
      id: record.id,
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: { ...properties, precisionMetres },
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', ...headOf(content), features });
}
