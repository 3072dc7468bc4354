import type { Locale } from '../language/locale.ts';

/** The forms of screen the manifest shows the guide on (PWA-1), in pixels. */
export const SCREENSHOT_SIZES = { narrow: { width: 390, height: 780 }, wide: { width: 1280, height: 800 } } as const;

export type ScreenshotForm = keyof typeof SCREENSHOT_SIZES;

export function screenshotHref(locale: Locale, form: ScreenshotForm): string {
  return `/screenshots/${locale}-${form}.jpg`;
}
