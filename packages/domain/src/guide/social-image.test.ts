import { expect, test } from 'vitest';
import { LOCALES } from '../language/locale.ts';
import { parseSocialImage, type SocialImage, socialImageHref } from './social-image.ts';

const IMAGES: [SocialImage, string][] = [
  [{ area: 'dining', id: 'ravi' }, '/og/dining/ravi-ar.png'],
  [{ area: 'tourism', id: 'burj-khalifa-en' }, '/og/tourism/burj-khalifa-en-ar.png'],
  [{ area: 'news' }, '/og/news-ar.png'],
  [{}, '/og/site-ar.png'],
];

test.each(IMAGES)('ROUTE-10 the image of %o stands at %s and is found by it', (image, address) => {
  expect(socialImageHref(image, 'ar')).toBe(address);
  for (const locale of LOCALES) expect(parseSocialImage(socialImageHref(image, locale))).toEqual({ ...image, locale });
});

test.each([
  '/og/nowhere/id-en.png',
  '/og/dining/id-xx.png',
  '/og/dining/../x-en.png',
  '/og/site/id-en.png',
  '/og/dining/ID-en.png',
  '/og/dining-en.svg',
  `/og/dining/${'a'.repeat(81)}-en.png`,
])('ERR-8 %s is the address of no image', (address) => {
  expect(parseSocialImage(address)).toBeNull();
});
