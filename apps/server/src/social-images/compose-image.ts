import { drawArtwork } from '@dalil/domain/artwork/artwork.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import { SOCIAL_IMAGE } from '@dalil/domain/guide/social-image.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { shapeLine } from './shape-text.ts';
import { setTitle } from './title-lines.ts';

const { width, height } = SOCIAL_IMAGE;
const MARGIN = 64;
const PANEL = 340;
const MARK = 48;
const TITLE_TOP = height - PANEL + 36;
const TITLE_ROOM = { width: width - 2 * MARGIN, height: 204 };
const FOOT = height - 44;
const FOOT_SIZE = 30;
/** Baseline of the first line as a fraction of the line height. Nastaliq is written from the top down. */
const BASELINE: Record<Locale, number> = { en: 0.8, ar: 0.68, hi: 0.76, ur: 0.62 };

export type SocialImageText = {
  title: string;
  /** The language of the title. */
  titleLocale: Locale;
  /** The language of the page. */
  locale: Locale;
  area: Area;
  id: string;
};

/** The image of a shared link as SVG: the artwork above, the title and the guide's name below. `mark` is an SVG. */
export function composeImage({ title, titleLocale, locale, area, id }: SocialImageText, mark: string): string {
  const art = drawArtwork({ area, id, width, height });
  const { size, lineHeight, lines } = setTitle(title, titleLocale, TITLE_ROOM);
  const top = TITLE_TOP + (TITLE_ROOM.height - lines.length * lineHeight) / 2;
  const titleLines = lines.map((line, at) =>
    textAt(line, titleLocale, { inset: MARGIN, y: top + at * lineHeight + lineHeight * BASELINE[titleLocale], size }),
  );
  const isRtl = LOCALE_INFO[locale].dir === 'rtl';
  const markAt = isRtl ? width - MARGIN - MARK : MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g transform="translate(0 ${-PANEL / 3})">${art}</g>` +
    `<rect y="${height - PANEL}" width="${width}" height="${PANEL}" fill="${PRODUCT.themeColor.light}"/>` +
    `<g fill="${PRODUCT.themeColor.dark}">${titleLines.join('')}` +
    textAt(PRODUCT.guideName[locale], locale, { inset: MARGIN + MARK + 20, y: FOOT, size: FOOT_SIZE }) +
    `</g><svg x="${markAt}" y="${FOOT - MARK + 12}" width="${MARK}" height="${MARK}" viewBox="0 0 32 32">${mark}</svg></svg>`
  );
}

type TextPlace = { inset: number; y: number; size: number };

/** A line of text that starts `inset` pixels from the start edge of its language. */
function textAt(text: string, locale: Locale, { inset, y, size }: TextPlace): string {
  const { width: ems, paths } = shapeLine(text, locale);
  const x = LOCALE_INFO[locale].dir === 'rtl' ? width - inset - ems * size : inset;
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${size})">${paths}</g>`;
}
