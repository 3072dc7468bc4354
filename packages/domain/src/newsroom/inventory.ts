import { LOCALES } from '../language/locale.ts';

/** How old the information of an item is, by the date it was last known to be correct. */
export const FRESHNESS = ['fresh', 'aging', 'old'] as const;
export type Freshness = (typeof FRESHNESS)[number];
/** Up to so many months the information counts as fresh, then as aging. */
export const FRESH_MONTHS = 6;
export const AGING_MONTHS = 12;

/** In which language a translation is older than its original. */
export const OUTDATED_FILTERS = ['any', ...LOCALES] as const;
/** Filters of the content inventory by what is due. */
export const DUE_FILTERS = ['overdue', 'unlisted', 'soon', 'undated'] as const;
/** An item whose review is due within so many days is due soon. */
export const DUE_SOON_DAYS = 30;

export const INVENTORY_SORTS = ['changed', 'review', 'title'] as const;
export const INVENTORY_PAGE_SIZE = 50;
