const VERSIONS = ['1.0', '2.0', '2.5', '3.0', '4.0'] as const;
type Version = (typeof VERSIONS)[number];

/** What allows us to show a picture. All but our own need the name of whoever made it. */
export const PICTURE_LICENCES = [
  'own',
  'permission',
  'public-domain',
  'cc0',
  ...VERSIONS.map((version) => `cc-by-${version}` as const),
  ...VERSIONS.map((version) => `cc-by-sa-${version}` as const),
] as const;
export type PictureLicence = (typeof PICTURE_LICENCES)[number];

const CC = /^cc-by(-sa)?-(\d\.\d)$/;

/** The name of a Creative Commons licence, the same in every language: "CC BY-SA 4.0". Null for the others, which have words. */
export function licenceName(licence: PictureLicence): string | null {
  if (licence === 'cc0') return 'CC0 1.0';
  const [, shareAlike, version] = CC.exec(licence) ?? [];
  return version === undefined ? null : `CC BY${shareAlike === undefined ? '' : '-SA'} ${version}`;
}

/**
 * The page with the text of a licence: the one that was named with the picture, such as the version for a country, else that of the
 * licence. Null where there is no text to read.
 */
export function licencePage({
  licence,
  licenceUrl,
}: {
  licence: PictureLicence;
  licenceUrl?: string | null | undefined;
}): string | null {
  if (licenceUrl !== undefined && licenceUrl !== null) return licenceUrl;
  if (licence === 'cc0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, shareAlike, version] = CC.exec(licence) ?? [];
  return version === undefined
    ? null
    : `https://creativecommons.org/licenses/by${shareAlike === undefined ? '' : '-sa'}/${version}/`;
}

/** Whether whoever changes a picture has to share it under the same licence. */
export const isShareAlike = (licence: PictureLicence): boolean => licence.startsWith('cc-by-sa-');

/** Where a picture comes from, if it is a place that has a name. */
export function sourceName(sourceUrl: string | null): string | null {
  const host = sourceUrl === null ? undefined : URL.parse(sourceUrl)?.hostname;
  return host === 'commons.wikimedia.org' ? 'Wikimedia Commons' : null;
}

const CODE = /^cc[ -]by(?:[ -](sa))?[ -](\d\.\d)(?:[ -][a-z]{2,5})?$/;

/**
 * The licence by the words of Wikimedia Commons, `LicenseShortName` or `License`: "CC BY-SA 3.0 de", "cc-zero", "Public domain".
 * Null for every other: non-commercial, no derivatives, GFDL, a version we do not know, or none.
 */
export function readLicence(words: string): PictureLicence | null {
  const text = words.trim().toLowerCase();
  if (/^(?:cc0|cc-zero|cc0 1\.0|cc0-1\.0)$/.test(text)) return 'cc0';
  if (/^(?:public domain|pd)$/.test(text)) return 'public-domain';
  const [, shareAlike, version] = CODE.exec(text) ?? [];
  const known = VERSIONS.find((one): one is Version => one === version);
  return known === undefined ? null : `cc-by${shareAlike === undefined ? '' : '-sa'}-${known}`;
}
