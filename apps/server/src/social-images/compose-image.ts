import { drawPicture } from '@dalil/domain/artwork/draw-picture.ts';
import type { Picture } from '@dalil/domain/artwork/picture-choice.ts';
import { SOCIAL_IMAGE } from '@dalil/domain/guide/social-image.ts';
import { LOCALE_INFO, type Locale, type Script, scriptOf } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { shapeLine } from './shape-text.ts';
import { setTitle } from './title-lines.ts';

const { width, height } = SOCIAL_IMAGE;
const MARGIN = 64;
/** The picture fills the end of the image from top to bottom; the title has the rest. */
const PICTURE_WIDTH = 540;
const MARK = 48;
const FOOT = height - 60;
const FOOT_SIZE = 30;
/** The room for the title, beside the picture and above the name of the guide. */
export const TITLE_ROOM = { width: width - PICTURE_WIDTH - 2 * MARGIN, height: FOOT - MARK - 2 * MARGIN };
/** Baseline of the first line as a fraction of the line height. Nastaliq is written from the top down. */
const BASELINE: Record<Script, number> = { Latn: 0.8, Arab: 0.68, Deva: 0.76, Aran: 0.62 };

export type SocialImageText = {
  title: string;
  /** The language of the title. */
  titleLocale: Locale;
  /** The language of the page. */
  locale: Locale;
  picture: Picture;
};

/** The image of a shared link as SVG: the title and the guide's name at the start, the picture at the end. `mark` is an SVG. */
export function composeImage({ title, titleLocale, locale, picture }: SocialImageText, mark: string): string {
  const art = drawPicture(picture, { width: PICTURE_WIDTH, height });
  const { size, lineHeight, lines } = setTitle(title, titleLocale, TITLE_ROOM);
  const top = MARGIN + (TITLE_ROOM.height - lines.length * lineHeight) / 2;
  const isRtl = LOCALE_INFO[locale].dir === 'rtl';
  const column = isRtl ? PICTURE_WIDTH : 0;
  const titleLines = lines.map((line, at) =>
    textAt(line, titleLocale, {
      column,
      inset: MARGIN,
      y: top + at * lineHeight + lineHeight * BASELINE[scriptOf(titleLocale)],
      size,
    }),
  );
  const markAt = isRtl ? width - MARGIN - MARK : MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${PRODUCT.themeColor.light}"/>` +
    `<g transform="translate(${isRtl ? 0 : width - PICTURE_WIDTH} 0)">${art}</g>` +
    `<g fill="${PRODUCT.themeColor.dark}">${titleLines.join('')}` +
    textAt(PRODUCT_NAMES[locale].guideName, locale, { column, inset: MARGIN + MARK + 20, y: FOOT, size: FOOT_SIZE }) +
    `</g><svg x="${markAt}" y="${FOOT - MARK + 12}" width="${MARK}" height="${MARK}" viewBox="0 0 32 32">${mark}</svg></svg>`
  );
}

type TextPlace = { column: number; inset: number; y: number; size: number };

/** A line of text that starts `inset` pixels from the start edge, in its language, of the column beside the picture. */
function textAt(text: string, locale: Locale, { column, inset, y, size }: TextPlace): string {
  const { width: ems, paths } = shapeLine(text, locale);
  const x = LOCALE_INFO[locale].dir === 'rtl' ? column + width - PICTURE_WIDTH - inset - ems * size : column + inset;
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${size})">${paths}</g>`;
}
