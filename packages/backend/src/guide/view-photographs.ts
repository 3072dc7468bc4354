import { CENTRE, type CardPicture, type FocalPoint, type PictureView } from '@dalil/domain/guide/picture.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { ItemRow, PhotographRow } from './item-rows.ts';

/** The photographs of an item in one language, the first apart. Nothing for an item without one. */
export function viewPhotographs(
  { photographs }: Pick<ItemRow, 'photographs'>,
  locale: Locale,
): { picture?: PictureView; photographs?: PictureView[] } {
  const views = (photographs ?? []).map((row) => viewOf(row, locale));
  const [picture] = views;
  if (!picture) return {};
  return { picture, ...(views.length > 1 && { photographs: views }) };
}

/** What a card shows: the first photograph. Nothing for an item without one, whose card shows a drawing. */
export function cardPicture({ photographs }: Pick<ItemRow, 'photographs'>): { picture?: CardPicture } {
  const [first] = photographs ?? [];
  return first ? { picture: { id: first.id, width: first.width, ...focusField(first.focus) } } : {};
}

/** What is at its usual value is left out: most photographs are in many answers and packs. */
function viewOf(row: PhotographRow, locale: Locale): PictureView {
  const { id, width, height, credit, licence, licenceUrl, sourceUrl, change, taken } = row;
  const own = row.alt[locale] ?? '';
  const language = own === '' ? BASE_LOCALE : locale;
  return {
    id,
    width,
    height,
    alt: own === '' ? (row.alt[BASE_LOCALE] ?? '') : own,
    credit,
    licence,
    sourceUrl,
    ...(row.altFromTitle.includes(language) && { isAltFromTitle: true }),
    ...(licenceUrl !== null && { licenceUrl }),
    ...(change !== null && { change }),
    ...(taken !== null && { taken }),
    ...focusField(row.focus),
  };
}

function focusField(focus: FocalPoint): { focus?: FocalPoint } {
  return focus.x === CENTRE.x && focus.y === CENTRE.y ? {} : { focus };
}
