import { reporterControl, reporterEvidence, reporterRuns } from '@dalil/database/tables/reporters.ts';
import { EVIDENCE_DAYS, EVIDENCE_TEXT_LIMIT } from '@dalil/domain/reporters/reporter.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { addDraftedArticle } from '../newsroom/add-drafted-article.ts';
import type { RunOutcome } from './compose-run.ts';
import { hashOf } from './gather-items.ts';

const DAY_MS = 86_400_000;

/**
 * STAFF-4: stores what came of a run, once: a run that has ended stays as it is. A draft that passed its checks becomes texts of the
 * newsroom that wait for review. There is no other way from a reporter into the newsroom, and from there on people decide.
 */
export async function finishRun(deps: Deps, runId: number, outcome: RunOutcome): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    const [run] = await db
      .select()
      .from(reporterRuns)
      .where(and(eq(reporterRuns.id, runId), eq(reporterRuns.state, 'running')))
      .for('update');
    if (!run) return false;
    // Stopped while it ran: what it found stays visible, and nothing enters the newsroom.
    const [control] = await db.select().from(reporterControl).for('share');
    const stopped: Pick<RunOutcome, 'state' | 'reasons'> = { state: 'skipped', reasons: ['all_stopped'] };
    const ended = control?.isStopped && outcome.state === 'drafted' ? { ...outcome, ...stopped } : outcome;
    const { state, reasons, detail, tokens, model, promptVersion, draft, checks, items } = ended;
    const isDrafted = state === 'drafted' && draft !== null;
    const made = run.method === 'model' ? 'machine-drafted' : 'computed';
    const isAdded = isDrafted && (await addDraftedArticle(within, { ...draft, id: draft.slug, method: made }));
    const articleId = isAdded ? draft.slug : null;
    const isLate = isDrafted && articleId === null;
    await db
      .update(reporterRuns)
      .set({
        state: isLate ? 'nothing' : state,
        reasons: isLate ? ['already_written'] : reasons,
        detail,
        tokens,
        model,
        promptVersion,
        draft: draft && { texts: draft.texts, claims: draft.claims, checks },
        articleId,
        finishedAt: deps.now(),
      })
      .where(eq(reporterRuns.id, runId));
    if (items.length > 0)
      await db.insert(reporterEvidence).values(items.map((item) => evidenceRow(within, runId, item)));
    if (articleId !== null) {
      const metadata = {
        subject: `article/${articleId}`,
        reporter: run.reporterId,
        run: runId,
        method: run.method,
        model,
      };
      await recordAudit(within, { event: 'reporter.drafted', userId: null, metadata });
    }
    return true;
  });
}

function evidenceRow(
  { now }: Deps,
  runId: number,
  item: RunOutcome['items'][number],
): typeof reporterEvidence.$inferInsert {
  const { id, eventKey, kind, source, url, origin, isOfficial, date, text } = item;
  return {
    runId,
    id,
    eventKey,
    kind,
    source,
    url,
    origin,
    isOfficial,
    date,
    excerpt: cutText(text, EVIDENCE_TEXT_LIMIT),
    hash: hashOf(text),
    expiresAt: new Date(now().getTime() + EVIDENCE_DAYS * DAY_MS),
  };
}
