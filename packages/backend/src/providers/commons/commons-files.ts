import type { Position } from '@dalil/domain/guide/position.ts';
import * as z from 'zod';
import { type AskWiki, WikiFailed } from './ask-wiki.ts';

/** A file of Wikimedia Commons with what its page says of it. The texts of `meta` are HTML. */
export type CommonsFile = {
  pageId: number;
  /** Without the name space: "Burj Khalifa at dusk.jpg". */
  name: string;
  mime: string;
  width: number;
  height: number;
  /** Where a file that is not too large is fetched from, and its bytes if they are known. */
  url: string;
  bytes: number | null;
  pageUrl: string;
  position: Position | null;
  meta: Partial<Record<MetaField, string>>;
};

const META_FIELDS = [
  'Artist',
  'License',
  'LicenseShortName',
  'LicenseUrl',
  'NonFree',
  'ImageDescription',
  'ObjectName',
  'Categories',
  'DateTimeOriginal',
] as const;
type MetaField = (typeof META_FIELDS)[number];

/** A width in which the service keeps files ready, above the largest that we store. */
const FETCHED_WIDTH = 1920;
const MAX_NEAR = 50;
/** Of one query: it goes on where an answer would be too large. */
const MAX_ROUNDS = 6;

const metaValue = z.object({ value: z.union([z.string(), z.number(), z.boolean()]) });
const infoSchema = z.object({
  url: z.url(),
  descriptionurl: z.url(),
  thumburl: z.string().optional(),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  mime: z.string(),
  // Without any, the API writes an empty list.
  extmetadata: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
});
const pageSchema = z.object({
  pageid: z.int().optional(),
  title: z.string(),
  missing: z.boolean().optional(),
  coordinates: z.array(z.object({ lat: z.number(), lon: z.number() })).optional(),
  imageinfo: z.array(z.unknown()).optional(),
});
const answerSchema = z.object({
  continue: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.object({ pages: z.array(pageSchema).default([]) }).optional(),
});
type Page = z.infer<typeof pageSchema>;

const DETAILS = {
  action: 'query',
  prop: 'imageinfo|coordinates',
  iiprop: 'url|size|mime|extmetadata',
  iiurlwidth: String(FETCHED_WIDTH),
  iiextmetadatafilter: META_FIELDS.join('|'),
  iiextmetadatalanguage: 'en',
  coprimary: 'all',
  colimit: '50',
};

/** The files of these names that exist. Throws `WikiFailed`. */
export function findNamed(ask: AskWiki, base: string, names: readonly string[]): Promise<CommonsFile[]> {
  return query(ask, base, { titles: names.map((name) => `File:${name}`).join('|') });
}

/** The files that were taken within some metres of a point. Throws `WikiFailed`. */
export function findNear(ask: AskWiki, base: string, { lat, lon }: Position, metres: number): Promise<CommonsFile[]> {
  return query(ask, base, {
    generator: 'geosearch',
    ggscoord: `${lat}|${lon}`,
    ggsradius: String(metres),
    ggsnamespace: '6',
    ggsprimary: 'all',
    ggslimit: String(MAX_NEAR),
  });
}

async function query(ask: AskWiki, base: string, wanted: Record<string, string>): Promise<CommonsFile[]> {
  const pages = new Map<string, Page>();
  let following: Record<string, string> = {};
  for (let round = 1; ; round += 1) {
    const answer = await ask.api(base, { ...DETAILS, ...wanted, ...following }, answerSchema);
    for (const page of answer.query?.pages ?? []) pages.set(page.title, { ...pages.get(page.title), ...page });
    if (!answer.continue) break;
    if (round === MAX_ROUNDS) throw new WikiFailed('wrong_answer');
    following = Object.fromEntries(Object.entries(answer.continue).map(([name, value]) => [name, String(value)]));
  }
  return [...pages.values()].flatMap((page) => fileOf(page) ?? []);
}

/** Null for a page without a file that we understand. */
function fileOf({ pageid, title, missing, coordinates, imageinfo }: Page): CommonsFile | null {
  const { data: info } = infoSchema.safeParse(imageinfo?.[0]);
  if (!info || pageid === undefined || missing === true) return null;
  const isReduced = info.width > FETCHED_WIDTH && info.thumburl !== undefined;
  const [point] = coordinates ?? [];
  return {
    pageId: pageid,
    name: title.replace(/^[^:]+:/, ''),
    mime: info.mime,
    width: info.width,
    height: info.height,
    url: isReduced ? (info.thumburl ?? info.url) : info.url,
    bytes: isReduced ? null : info.size,
    pageUrl: info.descriptionurl,
    position: point ?? null,
    meta: metaOf(info.extmetadata),
  };
}

function metaOf(given: unknown): CommonsFile['meta'] {
  const fields = (given ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    META_FIELDS.flatMap((name) => {
      const { data } = metaValue.safeParse(fields[name]);
      return data ? [[name, String(data.value)]] : [];
    }),
  );
}
