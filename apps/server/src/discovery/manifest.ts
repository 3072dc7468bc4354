import { LIST_WORDS, type NamedList, SITE_WORDS } from '@dalil/domain/guide/site-words.ts';
import { LOCALE_INFO, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';

const SHORTCUTS: readonly NamedList[] = ['news', 'eatanddrink', 'beaches', 'government'];

/** The web app manifest of a language. `id` is the same in all of them: it is one app, whatever it is opened in. */
export function writeManifest(locale: Locale): string {
  const { title, description } = SITE_WORDS[locale];
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: PRODUCT.name,
    description,
    lang: locale,
    dir: LOCALE_INFO[locale].dir,
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
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
    shortcuts: SHORTCUTS.map((list) => ({
      name: LIST_WORDS[list][locale].title,
      description: LIST_WORDS[list][locale].promise,
      url: localePath(locale, `/${list}`),
      icons: [icon('icon-192', 192, 'any')],
    })),
  });
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
