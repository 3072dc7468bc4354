import { CONTENT_KINDS } from '../../guide/content-item.ts';
import { NEWSROOM_KINDS } from '../../newsroom/newsroom-kind.ts';
import { checkGluedFacts } from './check-glued-facts.ts';
import { checkHours, checkPastEvent, checkStale } from './check-age.ts';
import { checkMissingAnswers, checkWrongAnswers } from './check-answers.ts';
import { checkDirectionMarks, checkTanwin } from './check-direction.ts';
import { checkContradictions, checkExpired, checkExpiring, checkIncomplete, checkMissingFacts } from './check-facts.ts';
import {
  checkMissingTranslation,
  checkOutdatedTranslation,
  checkPicture,
  checkPictureSize,
  checkPosition,
  checkSources,
  checkStructuredData,
} from './check-item.ts';
import { checkFactSources, checkOutsideLinks, checkOwnLinks } from './check-links.ts';
import { checkReadability } from './check-readability.ts';
import { checkBias, checkPromotionalWords, checkPromotionLabel } from './check-words.ts';
import { comparePlaces } from './find-duplicate-places.ts';
import { compareTexts } from './find-near-duplicates.ts';
import type { Rule } from './rule.ts';
import { BLOCKING_DATA_RULES, BLOCKING_RULES, type RunRuleId, SEVERITY_OF } from './rule-ids.ts';

type Parts = Omit<Rule, 'id' | 'severity' | 'isBlocking'>;

const FACT = ['fact'] as const;
const PROSE_KINDS = ['article', 'service', 'question', 'neighbourhood', 'handbook'] as const;

const PARTS: Record<RunRuleId, Parts> = {
  'sources-missing': { kinds: CONTENT_KINDS, item: checkSources },
  'link-broken': { kinds: NEWSROOM_KINDS, item: checkOwnLinks },
  'promotion-unlabelled': { kinds: CONTENT_KINDS, item: checkPromotionLabel },
  'position-outside': { kinds: ['place'], item: checkPosition },
  'direction-marks': { kinds: NEWSROOM_KINDS, item: checkDirectionMarks },
  'picture-undescribed': { kinds: CONTENT_KINDS, item: checkPicture },
  'fact-expired': { kinds: FACT, facts: checkExpired },
  'fact-contradiction': { kinds: FACT, facts: checkContradictions },
  'fact-incomplete': { kinds: FACT, facts: checkIncomplete },
  'fact-missing': { kinds: CONTENT_KINDS, item: checkMissingFacts },
  'event-past': { kinds: ['event'], item: checkPastEvent },
  stale: { kinds: NEWSROOM_KINDS, item: checkStale },
  'fact-expiring': { kinds: FACT, facts: checkExpiring },
  'link-dead': { kinds: [...CONTENT_KINDS, ...FACT], item: checkOutsideLinks, facts: checkFactSources },
  'translation-missing': { kinds: CONTENT_KINDS, item: checkMissingTranslation },
  'translation-outdated': { kinds: CONTENT_KINDS, item: checkOutdatedTranslation },
  'near-duplicate': { kinds: CONTENT_KINDS, compare: compareTexts },
  'duplicate-place': { kinds: ['place'], compare: comparePlaces },
  'structured-data': { kinds: CONTENT_KINDS, item: checkStructuredData },
  'answer-wrong': { kinds: [...CONTENT_KINDS, ...FACT, 'page'], facts: checkWrongAnswers },
  'hours-unverified': { kinds: ['place'], item: checkHours },
  readability: { kinds: PROSE_KINDS, item: checkReadability },
  'biased-words': { kinds: CONTENT_KINDS, item: checkBias },
  'promotional-words': { kinds: CONTENT_KINDS, item: checkPromotionalWords },
  'fact-glued': { kinds: NEWSROOM_KINDS, item: checkGluedFacts },
  tanwin: { kinds: NEWSROOM_KINDS, item: checkTanwin },
  'picture-large': { kinds: CONTENT_KINDS, item: checkPictureSize },
  'answer-missing': { kinds: ['page'], facts: checkMissingAnswers },
};

const BLOCKING: ReadonlySet<RunRuleId> = new Set([...BLOCKING_RULES, ...BLOCKING_DATA_RULES]);

/** STAFF-5: every rule that a run evaluates. */
export const RULES: readonly Rule<RunRuleId>[] = Object.entries(PARTS).map(([name, parts]) => {
  const id = name as RunRuleId;
  return { id, severity: SEVERITY_OF[id], isBlocking: BLOCKING.has(id), ...parts };
});
