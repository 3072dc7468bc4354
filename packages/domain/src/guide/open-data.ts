/** The data sets that are published as files. */
export const OPEN_DATASETS = ['facts', 'places', 'events', 'services'] as const;
export type OpenDataset = (typeof OPEN_DATASETS)[number];
export const OPEN_FORMATS = ['json', 'csv', 'geojson'] as const;
export type OpenFormat = (typeof OPEN_FORMATS)[number];

/** The version of the fields of all files. It grows when a field is removed or changes its meaning, not when one is added. */
export const OPEN_SCHEMA_VERSION = 1;

/** The licence of the files. The sources and photographs that they name have licences of their own. */
export const OPEN_LICENCE = {
  id: 'CC-BY-4.0',
  name: 'Creative Commons Attribution 4.0 International',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Only what has a position can be drawn on a map. */
const LOCATED: readonly OpenDataset[] = ['places', 'events'];

export const OPEN_FILES = OPEN_DATASETS.flatMap((dataset) =>
  OPEN_FORMATS.filter((format) => format !== 'geojson' || LOCATED.includes(dataset)).map((format) => ({
    dataset,
    format,
    name: `${dataset}.${format}` as const,
  })),
);
export type OpenFile = (typeof OPEN_FILES)[number];

/** The file of this name, such as `facts.csv`, or undefined for a name that is none. */
export function openFileNamed(name: string): OpenFile | undefined {
  return OPEN_FILES.find((file) => file.name === name);
}

/** The address of a file, without the site. */
export function openFilePath(name: OpenFile['name']): string {
  return `/api/open/${name}`;
}
