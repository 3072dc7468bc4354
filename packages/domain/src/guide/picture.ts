import * as z from 'zod/mini';
import type { PictureLicence } from './picture-licence.ts';

/** Pixels. A file exists in each of these widths up to that of the picture. Pictures from before 480 was added have none of it. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1600] as const;
/** Of a card, and what a device keeps of a page that was opened. */
export const CARD_WIDTH = 480;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What was done to a picture besides making it smaller. Licences demand that it is said. */
export const PICTURE_CHANGES = ['cropped', 'changed'] as const;
export type PictureChange = (typeof PICTURE_CHANGES)[number];

const ID = '[0-9a-f]{32}';
/** The beginning of the hash of the file that was uploaded. */
export const pictureIdSchema = z.string().check(z.regex(new RegExp(`^${ID}$`)));

/** The point that stays in view where the frame has another shape, in percent from the left and from the top. */
export type FocalPoint = { x: number; y: number };
export const CENTRE: FocalPoint = { x: 50, y: 50 };
const percent = z.int().check(z.gte(0), z.lte(100));
export const focalPointSchema = z.strictObject({ x: percent, y: percent });

/** A picture as a page shows it, in one language. `width` and `height` are those of its largest file. */
export type PictureView = {
  id: string;
  width: number;
  height: number;
  alt: string;
  /** The description is the name of what it shows, not a sentence that staff wrote. */
  isAltFromTitle?: boolean | undefined;
  credit: string;
  licence: PictureLicence;
  licenceUrl?: string | null | undefined;
  sourceUrl: string | null;
  change?: PictureChange | null | undefined;
  focus?: FocalPoint | undefined;
  /** When it was taken: a year, or a year and a month. */
  taken?: string | null | undefined;
};

/** What a card shows of a picture. Its credit is on the page that the card opens. */
export type CardPicture = Pick<PictureView, 'id' | 'width' | 'focus'>;

/** The widths that exist of a picture. */
export function pictureWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((one) => one <= width);
}

/** `/pictures/0f…-640.webp`. The content of an address never changes. */
export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}-${width}.${format}`;
}

const ADDRESS = new RegExp(`^/pictures/(${ID})-(\\d+)\\.(avif|webp)$`);

/** The parts of the address of a picture. Undefined for any other. */
export function readPictureAddress(path: string): { id: string; width: number; format: PictureFormat } | undefined {
  const [, id, width, format] = ADDRESS.exec(path) ?? [];
  if (id === undefined || !PICTURE_WIDTHS.some((one) => String(one) === width)) return undefined;
  return { id, width: Number(width), format: format as PictureFormat };
}
