import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { isLocale, LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { REPORT_REASONS } from '@dalil/domain/quality/problem-report.ts';

type Evidence = { rule: string; evidence: string };

/** What a rule found, in words: a code has a message, everything else is shown as it was found. */
export function evidenceText({ rule, evidence }: Evidence, translate: (key: string) => string): string {
  switch (rule) {
    case 'user-report':
      return translate(`item.report.reason.${REPORT_REASONS.find((one) => one === evidence) ?? 'other'}`);
    case 'sources-missing': {
      const method = PROVENANCE_METHODS.find((one) => one === evidence);
      return method === undefined ? evidence : translate(`newsroom.method.${method}`);
    }
    case 'translation-missing':
      return isLocale(evidence) ? LOCALE_INFO[evidence].nativeName : evidence;
    default:
      return evidence;
  }
}
