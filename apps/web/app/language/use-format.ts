import { type Formatters, formattersOf } from './format.ts';
import { useLocale } from './use-locale.ts';

/** The formatters of the page's language. */
export function useFormat(): Formatters {
  return formattersOf(useLocale());
}
