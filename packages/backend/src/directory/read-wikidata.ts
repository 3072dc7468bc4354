import { DIRECTORY_BOX } from '@dalil/domain/directory/directory-area.ts';
import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { isLocale, LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';
import { askService, type AskServiceOptions, type ReadAnswer } from './ask-service.ts';
import { cleanPhone, cleanWebsite, type EntryRecord } from './entry-record.ts';

const SERVICE = {
  name: 'Wikidata Query Service',
  setting: 'WIKIDATA_QUERY_URL',
  accept: 'application/sparql-results+json',
};
/** The classes of Wikidata that the directory has a kind for, with everything below them. What is more special comes first. */
const CLASSES: readonly (readonly [EntryKind, ...string[]])[] = [
  ['metro', 'Q928830'],
  ['tram', 'Q2175765'],
  ['bus', 'Q494829'],
  ['hospital', 'Q16917'],
  ['pharmacy', 'Q13107184'],
  ['clinic', 'Q1774898'],
  ['mosque', 'Q32815'],
  ['church', 'Q16970'],
  ['temple', 'Q44539'],
  ['hotel', 'Q27686'],
  ['mall', 'Q11315'],
  ['supermarket', 'Q180846'],
  ['cinema', 'Q41253'],
  ['restaurant', 'Q11707'],
  ['park', 'Q22698'],
  ['school', 'Q3914'],
  ['consulate', 'Q3917681', 'Q7843791', 'Q372690'],
  ['police', 'Q861951'],
  ['post', 'Q35054'],
];

const value = z.object({ value: z.string() });
const answerSchema = z.object({
  results: z.object({
    bindings: z.array(
      z.object({
        item: value,
        position: value,
        locale: z.optional(value),
        name: z.optional(value),
        website: z.optional(value),
        phone: z.optional(value),
        changed: z.optional(value),
      }),
    ),
  }),
});
type Binding = z.infer<typeof answerSchema>['results']['bindings'][number];

const POINT = /^Point\((-?[\d.]+) (-?[\d.]+)\)$/i;
const ITEM = /\/(Q\d+)$/;

/**
 * What Wikidata knows in the directory's area, one class after another, each thing once: its names in four languages, position, website and
 * telephone. What has ended is left out. Throws `UnreadableSource` as `askService` does.
 */
export async function* readWikidata(
  { url, day, ...options }: AskServiceOptions & { url: string; day: string },
  onClasses: (done: number, all: number) => void,
): AsyncGenerator<EntryRecord> {
  const known = new Set<string>();
  for (const [at, [kind, ...classes]] of CLASSES.entries()) {
    const bindings = await askService({ ...SERVICE, url, form: { query: queryOf(classes) } }, readAnswer, options);
    for (const record of recordsOf(kind, bindings, day)) {
      if (known.has(record.sourceId)) continue;
      known.add(record.sourceId);
      yield record;
    }
    onClasses(at + 1, CLASSES.length);
  }
}

/** One row for each name of a thing. P625 position, P31 instance of, P279 subclass of, P576 and P3999 end, P856 website, P1329 telephone. */
function queryOf(classes: readonly string[]): string {
  const { south, west, north, east } = DIRECTORY_BOX;
  return `SELECT ?item ?position ?locale ?name ?website ?phone ?changed WHERE {
  SERVICE wikibase:box {
    ?item wdt:P625 ?position .
    bd:serviceParam wikibase:cornerSouthWest "Point(${west} ${south})"^^geo:wktLiteral .
    bd:serviceParam wikibase:cornerNorthEast "Point(${east} ${north})"^^geo:wktLiteral .
  }
  VALUES ?class { ${classes.map((id) => `wd:${id}`).join(' ')} }
  ?item wdt:P31/wdt:P279* ?class .
  FILTER NOT EXISTS { ?item wdt:P576 [] }
  FILTER NOT EXISTS { ?item wdt:P3999 [] }
  OPTIONAL { ?item rdfs:label ?name . BIND(LANG(?name) AS ?locale) FILTER(?locale IN (${LOCALES.map((one) => `"${one}"`).join(', ')})) }
  OPTIONAL { ?item wdt:P856 ?website }
  OPTIONAL { ?item wdt:P1329 ?phone }
  OPTIONAL { ?item schema:dateModified ?changed }
}`;
}

/** The service breaks off a query that takes too long with the start of an answer and a Java error after it: no JSON. */
function readAnswer(text: string): ReadAnswer<Binding[]> {
  if (text.includes('TimeoutException')) return { reason: 'the query took too long' };
  return { answer: answerSchema.parse(JSON.parse(text)).results.bindings };
}

function recordsOf(kind: EntryKind, bindings: readonly Binding[], day: string): EntryRecord[] {
  const records = new Map<string, EntryRecord>();
  for (const { item, position, locale, name, website, phone, changed } of bindings) {
    const [, id] = ITEM.exec(item.value) ?? [];
    const [, lon, lat] = POINT.exec(position.value) ?? [];
    if (id === undefined || lon === undefined || lat === undefined) continue;
    const record: EntryRecord = records.get(id) ?? {
      source: 'wikidata',
      sourceId: id,
      kind,
      names: {},
      lat: Number(lat),
      lon: Number(lon),
      address: null,
      weekly: null,
      phone: cleanPhone(phone?.value),
      website: cleanWebsite(website?.value),
      wheelchair: null,
      cuisine: [],
      diet: [],
      asOf: /^\d{4}-\d\d-\d\d/.exec(changed?.value ?? '')?.[0] ?? day,
    };
    if (name && locale && isLocale(locale.value)) record.names[locale.value] = name.value;
    records.set(id, record);
  }
  return [...records.values()];
}
