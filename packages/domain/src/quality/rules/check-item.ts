import { isInEmirate, type Position } from '../../guide/position.ts';
import { schemasOf } from '../../guide/content-schema.ts';
import { LOCALES } from '../../language/locale.ts';
import { factIdsOfText } from '../../newsroom/fact-tokens.ts';
import { type CheckContext, type CheckedItem, type Found, textsOf } from './rule.ts';

/** Questions about the guide itself, which is its own source. */
const OWN_GROUPS: ReadonlySet<unknown> = new Set(['app-and-offline', 'ai-and-sources', 'privacy']);

/** No source is named, and no fact of the texts brings one. */
export function checkSources(item: CheckedItem): Found[] {
  const { provenance, kind, data } = item;
  if (provenance.sources.length > 0) return [];
  if (kind === 'question' && OWN_GROUPS.has((data as { group?: unknown }).group)) return [];
  if (textsOf(item).some(([, text]) => factIdsOfText(text).length > 0)) return [];
  return [{ locale: null, subject: 'sources', evidence: provenance.method }];
}

export function checkMissingTranslation({ texts }: CheckedItem): Found[] {
  return LOCALES.filter((locale) => texts[locale] === undefined).map((locale) => ({
    locale,
    subject: 'text',
    evidence: locale,
  }));
}

/** The original is newer than a translation, or states a fact that the translation does not. */
export function checkOutdatedTranslation(item: CheckedItem): Found[] {
  const original = item.texts[item.original];
  if (!original) return [];
  const stated = factIdsOfText(original);
  return textsOf(item).flatMap(([locale, text]): Found[] => {
    if (locale === item.original) return [];
    const own = new Set(factIdsOfText(text));
    const missing = stated.filter((id) => !own.has(id));
    const isOlder = text.updatedAt < original.updatedAt;
    return [
      ...(isOlder ? [{ locale, subject: 'age', evidence: `${text.updatedAt} < ${original.updatedAt}` }] : []),
      ...(missing.length > 0 ? [{ locale, subject: 'facts', evidence: missing.join(' · ') }] : []),
    ];
  });
}

/** A place outside the emirate that is not marked as such, or in it and marked. */
export function checkPosition({ data }: CheckedItem): Found[] {
  const { position, isOutsideEmirate } = data as { position?: Position; isOutsideEmirate?: boolean };
  if (position && isInEmirate(position) !== (isOutsideEmirate === true)) return [];
  return [{ locale: null, subject: 'position', evidence: position ? `${position.lat}, ${position.lon}` : '–' }];
}

/** The uploaded picture of an item without a licence, or without a description in a language of the item. */
export function checkPicture(item: CheckedItem, { pictures }: CheckContext): Found[] {
  const { picture: id } = item.data as { picture?: unknown };
  if (typeof id !== 'string') return [];
  const picture = pictures.get(id);
  const isUnlicensed = picture === undefined || picture.licence === null;
  return [
    ...(isUnlicensed ? [{ locale: null, subject: 'licence', evidence: id }] : []),
    ...textsOf(item)
      .filter(([locale]) => !picture?.alt[locale]?.trim())
      .map(([locale]) => ({ locale, subject: 'description', evidence: id })),
  ];
}

/** A stored file of a picture may have so many bytes. */
export const LARGEST_PICTURE = 200_000;

/** The picture of an item whose largest file takes long to load on a mobile connection. */
export function checkPictureSize({ data }: CheckedItem, { pictures }: CheckContext): Found[] {
  const { picture: id } = data as { picture?: unknown };
  const bytes = typeof id === 'string' ? (pictures.get(id)?.largestBytes ?? 0) : 0;
  if (bytes <= LARGEST_PICTURE) return [];
  return [{ locale: null, subject: 'size', evidence: `${Math.ceil(bytes / 1000)} kB > ${LARGEST_PICTURE / 1000} kB` }];
}

/** What search engines require of the kind (schema.org), and what the schema of the guide does. */
export function checkStructuredData(item: CheckedItem): Found[] {
  const wrong = schemasOf(item.kind, item.id)?.data.safeParse(item.data);
  const paths = (wrong?.error?.issues ?? []).map(({ path }) => path.join('.') || 'data');
  const invalid =
    paths.length === 0 ? [] : [{ locale: null, subject: 'data', evidence: [...new Set(paths)].join(' · ') }];
  return [
    ...invalid,
    ...textsOf(item).flatMap(([locale, text]) =>
      missingOf(item, text.title, text.summary, text.body).map((field) => ({
        locale,
        subject: field,
        evidence: field,
      })),
    ),
  ];
}

function missingOf({ kind, data }: CheckedItem, title: string, summary: string, body: unknown): string[] {
  const { venue, areaName, authority } = (body ?? {}) as Record<string, unknown>;
  const { placeId } = data as { placeId?: unknown };
  const isMissing = (value: unknown) => value === undefined || value === null || value === '';
  const needed: [field: string, isAbsent: boolean][] = [
    ['title', title.trim() === ''],
    ['description', kind !== 'question' && kind !== 'handbook' && summary.trim() === ''],
    ['location', kind === 'event' && isMissing(venue) && isMissing(placeId)],
    ['address', kind === 'place' && isMissing(areaName)],
    ['provider', kind === 'service' && isMissing(authority)],
  ];
  return needed.flatMap(([field, isAbsent]) => (isAbsent ? [field] : []));
}
