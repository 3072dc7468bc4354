import { type Formatters, formattersOf } from './format.ts';
import { useClockChoice } from './use-clock-choice.ts';
import { useLocale } from './use-locale.ts';

/** The formatters of the page's language, with the user's time format. */
export function useFormat(): Formatters {
  return formattersOf(useLocale(), useClockChoice());
}
