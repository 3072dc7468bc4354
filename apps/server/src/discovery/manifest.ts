import type { NamedList } from '@dalil/domain/guide/feed-area.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { LOCALE_INFO, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { SHARE_PATH } from '@dalil/domain/offline/shared-path.ts';
import { SCREENSHOT_SIZES, type ScreenshotForm, screenshotHref } from '@dalil/domain/offline/screenshots.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';

const SHORTCUTS: readonly NamedList[] = ['news', 'eatanddrink', 'beaches', 'government'];

const SCREENSHOT_FORMS = Object.keys(SCREENSHOT_SIZES) as ScreenshotForm[];

/** Writes the web app manifest of a language. `id` is the same in all languages because it is one app. */
export function writeManifest(locale: Locale): string {
  const { title, description } = SITE[locale];
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: PRODUCT_NAMES[locale].localName,
    description,
    lang: locale,
    dir: LOCALE_INFO[locale].dir,
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    // Other apps share text or a link with the guide through this address.
    share_target: {
      action: localePath(locale, SHARE_PATH),
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    theme_color: PRODUCT.themeColor.light,
    background_color: PRODUCT.themeColor.light,
    categories: ['travel', 'lifestyle', 'news'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: SCREENSHOT_FORMS.map((form) => ({
      src: screenshotHref(locale, form),
      sizes: `${SCREENSHOT_SIZES[form].width}x${SCREENSHOT_SIZES[form].height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: SITE[locale].lists.tourism.title,
    })),
    shortcuts: SHORTCUTS.map((list) => ({
      name: SITE[locale].lists[list].title,
      description: SITE[locale].lists[list].promise,
      url: localePath(locale, `/${list}`),
      icons: [icon('icon-192', 192, 'any')],
    })),
  });
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
