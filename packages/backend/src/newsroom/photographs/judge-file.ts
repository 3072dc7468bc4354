import { type PictureLicence, readLicence } from '@dalil/domain/guide/picture-licence.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { PICTURE_TEXT_LIMITS, UPLOAD_LIMITS } from '@dalil/domain/newsroom/picture-fields.ts';
import type { CommonsFile } from '../../providers/commons/commons-files.ts';
import { TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import type { ParseForeign } from '../../providers/foreign/foreign.ts';

/** Why a file is not offered to staff. */
export const SKIP_REASONS = [
  'no-licence',
  'other-licence',
  'no-author',
  'other-type',
  'too-small',
  'too-large',
  'other-place',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What is stored of a file beside its picture. */
export type FileDetails = {
  licence: PictureLicence;
  licenceUrl: string | null;
  credit: string;
  sourceUrl: string;
  /** `YYYY` or `YYYY-MM`. */
  taken: string | null;
};

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** The text of a field longer than this is not worth reading. */
const MAX_HTML = 20_000;

/**
 * Whether a file may be shown and what its licence demands: one of the licences we know, stated twice where it is stated twice, and
 * an author. The fields are HTML of anybody; only their text is kept.
 */
export async function judgeFile(
  file: CommonsFile,
  parse: ParseForeign,
): Promise<FileDetails | { skipped: SkipReason }> {
  const licence = licenceOf(file);
  if ('skipped' in licence) return licence;
  if (!TYPES.has(file.mime)) return { skipped: 'other-type' };
  if (file.width < UPLOAD_LIMITS.minWidth || file.height < UPLOAD_LIMITS.minHeight) return { skipped: 'too-small' };
  if (file.bytes !== null && file.bytes > UPLOAD_LIMITS.bytes) return { skipped: 'too-large' };
  const artist = await textOf(file.meta.Artist, parse);
  if (artist === '') return { skipped: 'no-author' };
  const sourceUrl = URL.parse(file.pageUrl);
  if (!sourceUrl) return { skipped: 'no-author' };
  return {
    ...licence,
    credit: cutText(artist, PICTURE_TEXT_LIMITS.credit),
    sourceUrl: sourceUrl.href,
    taken: takenOf(await textOf(file.meta.DateTimeOriginal, parse)),
  };
}

/** The text of a field without its markup, on one line. */
export async function textOf(html: string | undefined, parse: ParseForeign): Promise<string> {
  if (html === undefined || html.trim() === '') return '';
  const given = cutText(html, MAX_HTML);
  const text = /[<&]/.test(given) ? await readText(given, parse) : given;
  // The database stores no control characters, and marks of direction could turn the line around them.
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim();
}

/** What cannot be read says nothing. */
async function readText(html: string, parse: ParseForeign): Promise<string> {
  try {
    return await parse('page-text', html);
  } catch (error) {
    if (error instanceof TaskRefused || error instanceof TaskStopped) return '';
    throw error;
  }
}

const COMMONS_HOST = 'creativecommons.org';

function licenceOf({ meta }: CommonsFile): Pick<FileDetails, 'licence' | 'licenceUrl'> | { skipped: SkipReason } {
  const named = [meta.LicenseShortName, meta.License].filter((one) => one !== undefined && one.trim() !== '');
  if (named.length === 0) return { skipped: 'no-licence' };
  if (/^(?:true|1|yes)$/i.test(meta.NonFree ?? '')) return { skipped: 'other-licence' };
  const licence = readLicence(named[0] ?? '');
  if (licence === null) return { skipped: 'other-licence' };
  const url = URL.parse(meta.LicenseUrl ?? '');
  if (!licence.startsWith('cc-by') || url?.hostname.replace(/^www\./, '') !== COMMONS_HOST) {
    return { licence, licenceUrl: null };
  }
  // `/licenses/by-sa/3.0/de/deed.en`: what the name and the address do not agree on is unclear.
  const [, kind, version, country] =
    /^\/licenses\/([a-z-]+)\/(\d\.\d)(?:\/([a-z]{2,4}))?(?:\/|$)/.exec(url.pathname) ?? [];
  if (licence !== `cc-${kind}-${version}`) return { skipped: 'other-licence' };
  const isUsual = country === undefined;
  return { licence, licenceUrl: isUsual ? null : `https://${COMMONS_HOST}/licenses/${kind}/${version}/${country}/` };
}

function takenOf(text: string): string | null {
  const [, year, month] = /\b((?:18|19|20)\d\d)(?:-(0[1-9]|1[0-2]))?(?!\d)/.exec(text) ?? [];
  if (year === undefined) return null;
  return month === undefined ? year : `${year}-${month}`;
}

/** Letters and digits in words, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that many places share. A name of nothing else has to be there as a whole. */
const COMMON = new Set(['the', 'of', 'and', 'al', 'at', 'in', 'dubai', 'uae']);

/**
 * Whether what is said of a file names a place. Around every place there are photographs of other things, so a photograph that was
 * only taken near it is none of it.
 */
export function namesPlace(texts: readonly string[], title: string): boolean {
  const name = wordsOf(title);
  const own = name.filter((word) => !COMMON.has(word));
  const wanted = own.length > 0 ? own : name;
  return texts.some((text) => {
    const words = new Set(wordsOf(text));
    return wanted.every((word) => words.has(word));
  });
}
