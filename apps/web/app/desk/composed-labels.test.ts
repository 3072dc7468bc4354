import { AUDIT_AREAS, AUDIT_EVENTS } from '@dalil/domain/accounts/audit-event.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { WITHDRAW_REASONS } from '@dalil/domain/guide/tombstone.ts';
import { FEED_FAULTS, FEED_SECTIONS, SOURCE_KINDS } from '@dalil/domain/headlines/feed-source.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { BULK_ACTIONS, BULK_REFUSALS } from '@dalil/domain/newsroom/bulk-change.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { SEND_BACK_REASONS, TEXT_ACTIONS, TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { REQUEST_STATUSES, REQUEST_TYPES } from '@dalil/domain/privacy/data-request.ts';
import { RESPONSE_TEMPLATE_IDS } from '@dalil/domain/privacy/response-templates.ts';
import { FINDING_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import { BLOCKS } from '@dalil/domain/reporters/check-draft.ts';
import { REPORTER_METHODS, RUN_REASONS } from '@dalil/domain/reporters/reporter.ts';
import { expect, test } from 'vitest';

/** The messages that staff pages compose from a value of a list: every value needs one. */
const COMPOSED: [file: string, prefix: string, values: readonly string[]][] = [
  ['compliance', 'compliance.area.', AUDIT_AREAS],
  ['compliance', 'compliance.event.', AUDIT_EVENTS],
  ['compliance', 'compliance.request.', REQUEST_TYPES],
  ['compliance', 'compliance.status.', REQUEST_STATUSES],
  ['compliance', 'compliance.template.', RESPONSE_TEMPLATE_IDS],
  ['guide', 'guide.category.', CATEGORIES],
  ['headlines', 'headlines.section.', FEED_SECTIONS],
  ['inventory', 'inventory.action.', BULK_ACTIONS],
  ['newsroom', 'newsroom.action.', TEXT_ACTIONS.filter((action) => action !== 'save')],
  ['newsroom', 'newsroom.kind.', NEWSROOM_KINDS],
  ['newsroom', 'newsroom.method.', PROVENANCE_METHODS],
  ['newsroom', 'newsroom.reason.', [...SEND_BACK_REASONS, ...WITHDRAW_REASONS]],
  ['newsroom', 'newsroom.refusal.', BULK_REFUSALS],
  ['newsroom', 'newsroom.state.', TEXT_STATES],
  ['quality', 'quality.rule.', FINDING_RULES],
  ['reporters', 'reporters.method.', REPORTER_METHODS],
  ['reporters', 'reporters.reason.', [...RUN_REASONS, ...BLOCKS]],
  ['sources', 'sources.kind.', SOURCE_KINDS],
  ['sources', 'sources.result.', FEED_FAULTS],
];

test.each(LOCALES)('I18N-1 every value that staff read has its words: %s', async (locale) => {
  const missing: string[] = [];
  for (const [file, prefix, values] of COMPOSED) {
    const { default: messages } = (await import(
      `../../../../packages/domain/src/languages/${locale}/pages/${file}.json`
    )) as { default: Record<string, string> };
    missing.push(...values.map((value) => prefix + value).filter((key) => !messages[key]));
  }
  expect(missing).toEqual([]);
});
