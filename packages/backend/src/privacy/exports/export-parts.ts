import type { DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { PersonalTable } from './read-personal-data.ts';

/** What an export is written from. */
export type ExportParts = {
  createdAt: Date;
  categories: readonly DataCategory[];
  tables: readonly PersonalTable[];
  locale: Locale;
  fontFolder: string;
};

/** A stored value as text: lists and objects as JSON, nothing as an empty text. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
