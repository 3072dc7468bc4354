import * as z from 'zod/mini';

/** Pixels. A file exists in each of these widths up to that of the picture. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What allows us to show a picture. All but our own need the name of whoever made it. */
export const PICTURE_LICENCES = ['own', 'permission', 'public-domain', 'cc0', 'cc-by-4.0', 'cc-by-sa-4.0'] as const;
export type PictureLicence = (typeof PICTURE_LICENCES)[number];

const ID = '[0-9a-f]{32}';
/** The beginning of the hash of the file that was uploaded. */
export const pictureIdSchema = z.string().check(z.regex(new RegExp(`^${ID}$`)));

/** A picture as a page shows it, in one language. `width` and `height` are those of its largest file. */
export type PictureView = {
  id: string;
  width: number;
  height: number;
  alt: string;
  credit: string;
  licence: PictureLicence;
  sourceUrl: string | null;
};

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
