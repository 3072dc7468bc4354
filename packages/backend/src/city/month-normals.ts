import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import type { ItemRow } from '../guide/item-rows.ts';

/** The twelve months of the climate handbook with their texts. */
export function monthNormals(row: ItemRow) {
  const data = row.data as HandbookData<'climate'>;
  const body = row.body as HandbookBody<'climate'>;
  return data.months.map(({ sunriseMid: _sunrise, sunsetMid: _sunset, ...month }, at) => ({
    ...month,
    comfortLabel: body.comfort[month.comfort].label,
    advice: body.advice[at] ?? '',
  }));
}
