import { isLocale, LOCALES, type Locale } from '../language/locale.ts';
import { type Area, isArea } from './area.ts';

/** The image size that social networks require for a shared link. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** The subject of the image: an item, a list (the area alone), or the whole guide. */
export type SocialImage = { area?: Area | undefined; id?: string | undefined };

const ADDRESS = new RegExp(`^/og/(?:([a-z]+)(?:/([a-z0-9-]{1,80}))?)-(${LOCALES.join('|')})\\.png$`);
const SITE = 'site';

/** The address of the image in a language: `/og/dining/id-ar.png`, `/og/dining-ar.png` or `/og/site-ar.png`. */
export function socialImageHref({ area, id }: SocialImage, locale: Locale): string {
  return `/og/${area ?? SITE}${area && id ? `/${id}` : ''}-${locale}.png`;
}

/** Parses an image address. Null for an invalid address. */
export function parseSocialImage(address: string): (SocialImage & { locale: Locale }) | null {
  const [, area = '', id, locale] = ADDRESS.exec(address) ?? [];
  if (!isLocale(locale)) return null;
  if (area === SITE && id === undefined) return { locale };
  return isArea(area) ? { area, ...(id === undefined ? {} : { id }), locale } : null;
}
