import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const PROJECT_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));

const file = (form: RegExp, endings: string) =>
  z
    .string()
    .refine((name) => form.test(name), `must be a file that ends in ${endings}`)
    .transform((name) => resolve(PROJECT_FOLDER, name))
    .optional();

const service = (message: string) => z.string().refine(isHttpUrl, message).optional();

/** What `npm run import-city` reads. The server itself reads none of it. */
export const cityFields = {
  CITY_OSM_FILE: file(/\.(?:osm\.pbf|pbf|geojson|json)$/i, '.osm.pbf or .geojson'),
  OVERPASS_URL: service('must be the address of an interpreter, https://overpass.example/api/interpreter'),
  WIKIDATA_QUERY_URL: service('must be the address of a query service, https://query.wikidata.org/sparql'),
  CITY_OVERTURE_FILE: file(/\.(?:parquet|geoparquet|geojson|json)$/i, '.parquet or .geojson'),
  CITY_REGISTER_FILE: file(/\.(?:jsonl|ndjson)$/i, '.jsonl'),
};

/** The sources of the directory of the city that the operator has named. */
export type CitySettings = {
  readonly osmFile: string | undefined;
  readonly overpassUrl: string | undefined;
  readonly overtureFile: string | undefined;
  readonly registerFile: string | undefined;
  readonly wikidataUrl: string | undefined;
};

export function cityOf(values: z.output<z.ZodObject<typeof cityFields>>): CitySettings {
  return {
    osmFile: values.CITY_OSM_FILE,
    overpassUrl: values.OVERPASS_URL,
    overtureFile: values.CITY_OVERTURE_FILE,
    registerFile: values.CITY_REGISTER_FILE,
    wikidataUrl: values.WIKIDATA_QUERY_URL,
  };
}

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}
