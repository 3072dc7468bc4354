import { newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { reporterRuns } from '@dalil/database/tables/reporters.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { SEND_BACK_REASONS } from '@dalil/domain/newsroom/workflow.ts';
import { REPORTER_LIMITS } from '@dalil/domain/reporters/reporter.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { changeState } from './change-state.ts';

export const rejectFields = {
  reason: z.enum(SEND_BACK_REASONS),
  comment: textInput().trim().max(REPORTER_LIMITS.rejectComment),
};
const rejectInput = z.object({ id: z.int().min(1), ...rejectFields });

/**
 * STAFF-4: rejects the texts of a run that still wait for review, in the name of the person. They count as rejected. Fails with
 * `not_found`, or `conflict` where none waits.
 */
export const rejectRun = command<typeof rejectInput, { rejected: number }>({
  name: 'reject-run',
  input: rejectInput,
  permission: 'reporters:change:any',
  audit: {
    event: 'reporter.run-rejected',
    metadata: ({ id, reason }, { rejected }) => ({ run: id, reason, rejected }),
  },
  run: async (deps, { id, reason, comment }, actor) => {
    const [run] = await deps.db.select().from(reporterRuns).where(eq(reporterRuns.id, id));
    if (!run) throw new Failure('not_found');
    if (run.articleId === null) throw new Failure('conflict');
    const isWaiting = and(
      eq(newsroomTexts.kind, 'article'),
      eq(newsroomTexts.itemId, run.articleId),
      eq(newsroomTexts.state, 'in-review'),
    );
    const waiting = await deps.db.select().from(newsroomTexts).where(isWaiting);
    if (waiting.length === 0) throw new Failure('conflict');
    for (const { locale: given, version } of waiting) {
      const locale = LOCALES.find((one) => one === given);
      if (locale === undefined) continue;
      const step = { kind: 'article', id: run.articleId, locale, action: 'reject', version, reason, comment } as const;
      await changeState(deps, actor, step);
    }
    return { rejected: waiting.length };
  },
});
