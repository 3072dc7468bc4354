import { FACT_PATTERNS, type UnitForms } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import type { ContentFault, StartingContent, StartingTerm } from './starting-content.ts';

/** Forms that differ by number must cover every plural category of their language. */
function missingCategories({ locale, forms }: StartingTerm): string[] {
  if (!forms) return [];
  const { per: _, ...plural } = forms;
  if (Object.keys(plural).length === 1) return [];
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return categories.filter((category) => (plural as Omit<UnitForms, 'per'>)[category] === undefined);
}

/**
 * Terms: each in English, no id twice in a group, plural forms whole, every pattern that writing facts needs. In a language that has
 * no pattern yet, facts are written in English.
 */
export function checkTerms({ terms }: StartingContent): ContentFault[] {
  const faults: ContentFault[] = [];
  const keys = new Set<string>();
  const english = new Set(terms.filter(({ locale }) => locale === 'en').map(({ group, id }) => `${group} ${id}`));
  for (const term of terms) {
    const { path, group, id, locale } = term;
    const report = (message: string) => faults.push({ path, message: `${id}.${locale}: ${message}` });
    if (keys.has(`${group} ${id} ${locale}`)) report('stands twice');
    keys.add(`${group} ${id} ${locale}`);
    if (!english.has(`${group} ${id}`)) report('has no English label');
    if (group === 'unit' && !term.forms) report('a unit needs forms');
    const missing = missingCategories(term);
    if (missing.length > 0) report(`plural forms missing: ${missing.join(', ')}`);
  }
  const isWritten = (locale: Locale) => FACT_PATTERNS.some((id) => keys.has(`pattern ${id} ${locale}`));
  for (const locale of LOCALES.filter((one) => one === BASE_LOCALE || isWritten(one))) {
    for (const id of FACT_PATTERNS) {
      if (keys.has(`pattern ${id} ${locale}`)) continue;
      faults.push({ path: 'terms/pattern.json', message: `${id}.${locale}: missing` });
    }
  }
  return faults;
}
