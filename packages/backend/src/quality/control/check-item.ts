import { evaluate } from '@dalil/domain/quality/rules/evaluate.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { itemKeyFields } from '../../newsroom/text-key.ts';
import { checkContext } from './check-context.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { readLegalItems } from './read-legal-items.ts';
import { readItem } from './read-items.ts';
import { type FoundByRule, saveFindings } from './save-findings.ts';

const ITEM_RULES = RULES.filter(({ item }) => item !== undefined).map(
  ({ compare: _compare, facts: _facts, ...rule }) => rule,
);

const itemKeySchema = z.object(itemKeyFields);

/** STAFF-5: evaluates the rules about single items on one item now. Fails with `not_found`. */
export const checkItem = command({
  name: 'check-item',
  input: itemKeySchema,
  output: z.object({ open: z.int(), isNew: z.int(), resolved: z.int() }),
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/items/{kind}/{id}/check',
    summary: 'Evaluates the rules on one item now',
    answer: { open: 1, isNew: 0, resolved: 1 },
    failures: ['not_found'],
  },
  audit: { none: 'it only repeats what the daily run does' },
  run: async (deps, key) => {
    const item = key.kind === LEGAL_KIND ? (await readLegalItems(deps, key))[0] : await readItem(deps, key);
    if (!item) throw new Failure('not_found');
    const evaluation = evaluate(ITEM_RULES, await checkContext(deps));
    evaluation.add(item);
    const { found, results } = await evaluation.end();
    const all = ITEM_RULES.flatMap(({ id: rule, severity, isBlocking }) =>
      (found.get(rule) ?? []).map((one): FoundByRule => ({ ...one, rule, severity, isBlocking })),
    );
    const rules = results.filter(({ state }) => state !== 'failed').map(({ rule }) => rule);
    const scope = sql`f.kind = ${key.kind} and f.item_id = ${key.id}`;
    return { open: all.length, ...(await saveFindings(deps, all, { rules, scope })) };
  },
});
