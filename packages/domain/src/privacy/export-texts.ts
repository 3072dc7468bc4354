import type { Locale } from '../language/locale.ts';
import { EXPORT } from '../languages/tables/export.ts';
import type { DataCategory } from './data-categories.ts';

export type ExportTexts = {
  title: string;
  /** Followed by the time. */
  intro: string;
  empty: string;
  /** Followed by its number. */
  page: string;
  csvNote: string;
  categories: Record<DataCategory, string>;
};

/** The fixed texts of an export in a language. */
export function exportTexts(locale: Locale): ExportTexts {
  return EXPORT[locale];
}
