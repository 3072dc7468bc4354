import { qualityRuns } from '@dalil/database/tables/quality-control.ts';
import { evaluate } from '@dalil/domain/quality/rules/evaluate.ts';
import type { Rule } from '@dalil/domain/quality/rules/rule.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { describeError } from '../../core/describe-error.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { createPause } from '../../core/pause.ts';
import { measurePictures } from '../../newsroom/pictures/measure-pictures.ts';
import type { ItemKey } from '../../newsroom/text-key.ts';
import { checkContext } from './check-context.ts';
import { readLegalItems } from './read-legal-items.ts';
import { countItems, readItemsAfter } from './read-items.ts';
import { type FoundByRule, saveFindings } from './save-findings.ts';
import { type ScoredItem, scoreTexts } from './score-texts.ts';

/** So many items are read at a time, and progress is stored after them. */
const BATCH = 50;

/** STAFF-5: evaluates all rules over all items, as scheduled or for a run that a person has asked for. */
export const checkQuality: JobHandler<'check-quality'> = async (deps, { runId }) => {
  const id = runId ?? (await beginRun(deps, null));
  try {
    await measurePictures(deps).catch((error: unknown) => {
      // Without the file storage everything else can still be checked.
      deps.log('warn', 'pictures_not_measured', describeError(error));
    });
    await evaluateAll(deps, id);
  } catch (error) {
    await deps.db.update(qualityRuns).set({ state: 'failed', finishedAt: deps.now() }).where(eq(qualityRuns.id, id));
    throw error;
  }
};

/** Notes a run that waits to be started. */
export async function beginRun({ db, now }: Pick<Deps, 'db' | 'now'>, requestedBy: string | null): Promise<number> {
  const [row] = await db
    .insert(qualityRuns)
    .values({ state: 'waiting', requestedBy, createdAt: now() })
    .returning({ id: qualityRuns.id });
  if (!row) throw new Error('no run');
  return row.id;
}

/** The same with other rules, for tests. Findings and scores are stored together, progress before. */
export async function evaluateAll(deps: Deps, id: number, rules: readonly Rule[] = RULES): Promise<void> {
  const isRun = eq(qualityRuns.id, id);
  const total = await countItems(deps);
  const begun = { state: 'running', startedAt: deps.now(), itemsTotal: total, itemsDone: 0 };
  await deps.db.update(qualityRuns).set(begun).where(isRun);
  const evaluation = evaluate(rules, await checkContext(deps));
  const pause = createPause();
  const scored: ScoredItem[] = [];
  let after: ItemKey | null = null;
  for (;;) {
    const items = await readItemsAfter(deps, after, BATCH);
    for (const item of items) {
      evaluation.add(item);
      scored.push({ kind: item.kind, id: item.id, category: item.category });
      await pause();
    }
    const last = items.at(-1);
    if (!last) break;
    after = { kind: last.kind, id: last.id };
    await deps.db.update(qualityRuns).set({ itemsDone: scored.length }).where(isRun);
  }
  for (const document of await readLegalItems(deps)) {
    evaluation.add(document);
    await pause();
  }
  const { found, results } = await evaluation.end(pause);
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    const all: FoundByRule[] = [];
    for (const { id: rule, severity, isBlocking } of rules) {
      for (const one of found.get(rule) ?? []) {
        all.push({ ...one, rule, severity, isBlocking });
        await pause();
      }
    }
    // Of a rule that has failed nothing is known, so nothing of it is resolved.
    const whole = results.filter(({ state }) => state !== 'failed').map(({ rule }) => rule);
    const saved = await saveFindings(within, all, { rules: whole, scope: sql`true` });
    const done = { state: 'done', finishedAt: deps.now(), itemsTotal: scored.length, itemsDone: scored.length };
    const scores = await scoreTexts(within, scored);
    const counts = { newFindings: saved.isNew, resolvedFindings: saved.resolved };
    await db
      .update(qualityRuns)
      .set({ ...done, ...counts, rules: results, scores })
      .where(isRun);
  });
}
