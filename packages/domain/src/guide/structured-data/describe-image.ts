import { pictureAddress, type PictureView } from '../picture.ts';
import type { DescribedPage, StructuredData } from './structured-data.ts';

const LICENCE_PAGES: Partial<Record<PictureView['licence'], string>> = {
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc-by-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** The images of a page: its photograph with credit and licence, if it has one, and the image of shared links. */
export function describeImages(page: DescribedPage, picture: PictureView | undefined): (string | StructuredData)[] {
  if (!picture) return [page.image];
  const { id, width, height, alt, credit, licence } = picture;
  const licencePage = LICENCE_PAGES[licence];
  const photograph = {
    '@type': 'ImageObject',
    contentUrl: page.origin + pictureAddress(id, width, 'webp'),
    width,
    height,
    caption: alt,
    creditText: credit,
    ...(licencePage !== undefined && { license: licencePage }),
  };
  return [photograph, page.image];
}
