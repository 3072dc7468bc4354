import { pictureAddress, type PictureView } from '../picture.ts';
import { licencePage } from '../picture-licence.ts';
import type { DescribedPage, StructuredData } from './structured-data.ts';

export type Pictured = { picture?: PictureView | undefined; photographs?: readonly PictureView[] | undefined };

/** The images of a page: its photographs with author and licence, if it has any, and the image of shared links. */
export function describeImages(
  page: DescribedPage,
  { picture, photographs = picture ? [picture] : [] }: Pictured,
): (string | StructuredData)[] {
  return [...photographs.map((one) => describePhotograph(page, one)), page.image];
}

function describePhotograph(page: DescribedPage, picture: PictureView): StructuredData {
  const { id, width, height, alt, credit, sourceUrl } = picture;
  return {
    '@type': 'ImageObject',
    contentUrl: page.origin + pictureAddress(id, width, 'webp'),
    width,
    height,
    caption: alt,
    creditText: credit,
    license: licencePage(picture) ?? undefined,
    // Where the licence is stated and a use beyond it can be asked for.
    acquireLicensePage: sourceUrl ?? undefined,
  };
}
