import type { Locale } from '@dalil/domain/language/locale.ts';
import { FACT_LABELS } from '@dalil/domain/languages/tables/fact-labels.ts';

/** What a new fact of a place is called, as in the starting content: after the name in English, before it in the others. */
export function factLabel(set: string, locale: Locale, title: string): string {
  const labels: Readonly<Record<string, string>> = FACT_LABELS[locale];
  const label = labels[set] ?? set;
  return locale === 'en' ? `${title}: ${label}` : `${label}: ${title}`;
}
