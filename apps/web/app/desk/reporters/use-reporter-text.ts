import { reporterText } from '@dalil/domain/reporters/starting-texts.ts';
import { useLocale } from '../../language/use-locale.ts';

/** The name of a reporter, or what it reports on, in the user's language. */
export function useReporterText(): (text: string) => string {
  const locale = useLocale();
  return (text) => reporterText(text, locale);
}
