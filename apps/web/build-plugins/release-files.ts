import { LOCALES, type Locale, type Script, scriptOf } from '@dalil/domain/language/locale.ts';

/**
 * Files a device stores to open any page without a network. `all` are needed in every language. `map` is the large map, which a
 * device stores once somebody opened it, or with the offline guide.
 */
export type ReleaseFiles = Record<'all' | 'map' | Locale, string[]>;

const MANIFEST = /^assets\/manifest-([\w-]+)\.js$/;
const MESSAGES = /^assets\/messages-[\w-]+\/([a-z]{2})\/[a-z-]+\.js$/;
const SCRIPT_OR_STYLE = /^assets\/[^/]+\.(?:js|css)$/;
const MAP = /^assets\/(?:map-(?:engine|shared|worker)-[\w-]+\.js|base-map-[\w-]+\.json)$/;
const FONT = /^assets\/([a-z-]+)-[\w-]{8}\.woff2$/;
/** Messages of the page that displays every component, which users never see. */
const NEVER_REQUESTED = /\/components\.js$/;
/** What measures is loaded after consent only (PRIV-3), and has nothing to send to without a network. */
const MEASURING = /^assets\/(?:apply-consent|error-service|page-memory|send-measured|tag-manager|vitals)-[\w-]+\.js$/;

/** The main fonts of a script. Other fonts a user chooses are cached when they are used. */
const FONTS: Record<Script, readonly string[]> = {
  Latn: ['sans-latin', 'serif-latin', 'sans-latin-more', 'serif-latin-more'],
  Arab: ['sans-arabic', 'serif-arabic', 'sans-latin', 'serif-latin-plain'],
  Deva: ['sans-devanagari', 'sans-latin', 'serif-latin-plain'],
  Aran: ['sans-arabic', 'nastaliq-urdu', 'sans-latin', 'serif-latin-plain'],
};

/** The id of a release: the router's own, which changes with every script and style of a page. */
export function releaseId(names: readonly string[]): string {
  const ids = names.flatMap((name) => MANIFEST.exec(name)?.[1] ?? []);
  const [id] = ids;
  if (id === undefined || ids.length > 1) throw new Error(`a build has one route manifest, this one ${ids.length}`);
  return id;
}

/** Sorts the built files by language, as addresses. `names` are paths within the folder of the client build. */
export function releaseFiles(names: readonly string[]): ReleaseFiles {
  const files = Object.fromEntries(['all', 'map', ...LOCALES].map((key) => [key, []])) as unknown as ReleaseFiles;
  for (const name of names.toSorted()) {
    const address = `/${name}`;
    if (MAP.test(name)) files.map.push(address);
    else if (SCRIPT_OR_STYLE.test(name) && !MEASURING.test(name)) files.all.push(address);
    const language = MESSAGES.exec(name)?.[1];
    const font = FONT.exec(name)?.[1] ?? '';
    for (const locale of LOCALES) {
      if (language === locale && !NEVER_REQUESTED.test(name)) files[locale].push(address);
      if (FONTS[scriptOf(locale)].includes(font)) files[locale].push(address);
    }
  }
  return files;
}
