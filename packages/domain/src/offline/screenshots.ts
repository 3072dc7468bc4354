import type { Locale } from '../language/locale.ts';

/** The screen sizes of the screenshots in the manifest (PWA-1), in pixels. */
export const SCREENSHOT_SIZES = { narrow: { width: 390, height: 780 }, wide: { width: 1280, height: 800 } } as const;

export type ScreenshotForm = keyof typeof SCREENSHOT_SIZES;

export function screenshotHref(locale: Locale, form: ScreenshotForm): string {
  return `/screenshots/${locale}-${form}.jpg`;
}
