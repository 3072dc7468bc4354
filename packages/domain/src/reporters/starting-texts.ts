import type { Locale } from '../language/locale.ts';
import { STARTING_REPORTERS } from '../languages/tables/starting-reporters.ts';

/**
 * STAFF-4: the name of a reporter, or what it reports on, in a language. Known are the texts of the reporters that come with the
 * product, as migration 0025 stores them. What an admin has changed is a text of its own and stays as it is.
 */
export function reporterText(text: string, locale: Locale): string {
  const known: Readonly<Record<string, string>> = STARTING_REPORTERS[locale];
  return Object.hasOwn(known, text) ? (known[text] ?? text) : text;
}
