import type { Severity } from './rule.ts';

/** STAFF-5: how grave what each rule finds is. The pages use this list without the checks. */
export const SEVERITY_OF = {
  'sources-missing': 'high',
  'link-broken': 'high',
  'promotion-unlabelled': 'high',
  'position-outside': 'high',
  'direction-marks': 'high',
  'picture-undescribed': 'high',
  'fact-expired': 'high',
  'fact-contradiction': 'high',
  'fact-incomplete': 'high',
  'fact-missing': 'high',
  'event-past': 'high',
  stale: 'medium',
  'fact-expiring': 'medium',
  'link-dead': 'medium',
  'translation-missing': 'medium',
  'translation-outdated': 'medium',
  'near-duplicate': 'medium',
  'duplicate-place': 'medium',
  'structured-data': 'medium',
  'answer-wrong': 'medium',
  'hours-unverified': 'low',
  readability: 'low',
  'biased-words': 'low',
  'promotional-words': 'low',
  'fact-glued': 'medium',
  tanwin: 'low',
  'picture-large': 'low',
  'answer-missing': 'low',
} as const satisfies Record<string, Severity>;

export type RunRuleId = keyof typeof SEVERITY_OF;
export const RULE_IDS = Object.keys(SEVERITY_OF) as RunRuleId[];

/** A text with a finding of these is neither approved nor published, unless the finding is waived. */
export const BLOCKING_RULES: readonly RunRuleId[] = [
  'sources-missing',
  'link-broken',
  'promotion-unlabelled',
  'position-outside',
  'direction-marks',
  'picture-undescribed',
];

/** The rules about what is the same in all languages of an item. They make the quality report of its data. */
export const DATA_RULES: readonly RunRuleId[] = [
  'position-outside',
  'picture-undescribed',
  'event-past',
  'fact-missing',
  'fact-incomplete',
  'fact-expired',
  'fact-expiring',
  'link-dead',
  'translation-missing',
  'structured-data',
  'hours-unverified',
  'picture-large',
];

/** The data of an item with a finding of these are neither approved nor published, unless the finding is waived. */
export const BLOCKING_DATA_RULES: readonly RunRuleId[] = [
  'position-outside',
  'picture-undescribed',
  'event-past',
  'fact-missing',
  'fact-incomplete',
];

/** The findings of problems that users report. No run makes or resolves them. */
export const REPORT_RULE = 'user-report';
export const FINDING_RULES = [...RULE_IDS, REPORT_RULE] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

/** How long a waiver may last, in days. */
export const MAX_WAIVER_DAYS = 90;
export const WAIVER_REASON_LIMIT = 300;
