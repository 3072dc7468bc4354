import { reporterControl, reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { dateSchema } from '@dalil/domain/guide/fact.ts';
import { MAX_REPORTERS } from '@dalil/domain/reporters/reporter.ts';
import { reporterInput } from '@dalil/domain/reporters/reporter-schema.ts';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';

export const reporterIdField = z.uuid();
const permission = 'reporters:change:any';
const isOf = (id: string) => eq(reporters.id, id);

async function requireFreeName({ db }: Deps, name: string, id?: string): Promise<void> {
  const isSame = eq(reporters.name, name);
  const taken = await db.$count(reporters, id === undefined ? isSame : and(isSame, ne(reporters.id, id)));
  if (taken > 0) throw new Failure('conflict', { fields: [{ path: 'name', code: 'taken' }] });
}

/** STAFF-4: adds a reporter, switched off. Fails with `conflict` for a name that is taken, or when there are too many. */
export const addReporter = command<typeof reporterInput, { id: string }>({
  name: 'add-reporter',
  input: reporterInput,
  permission,
  audit: { event: 'reporter.added', metadata: ({ name, method }, { id }) => ({ reporter: id, name, method }) },
  run: async (deps, given) => {
    if ((await deps.db.$count(reporters)) >= MAX_REPORTERS) throw new Failure('conflict');
    await requireFreeName(deps, given.name);
    const at = deps.now();
    const [row] = await deps.db
      .insert(reporters)
      .values({ ...given, isOn: false, createdAt: at, updatedAt: at })
      .returning({ id: reporters.id });
    if (!row) throw new Failure('conflict');
    return row;
  },
});

const changeInput = z.object({ id: reporterIdField, reporter: reporterInput });
/** STAFF-4: changes what an admin entered. Runs that have ended stay as they are. Fails with `not_found` or `conflict`. */
export const changeReporter = command<typeof changeInput, { id: string }>({
  name: 'change-reporter',
  input: changeInput,
  permission,
  audit: { event: 'reporter.changed', metadata: ({ id, reporter }) => ({ ...reporter, reporter: id }) },
  run: async (deps, { id, reporter }) => {
    await requireFreeName(deps, reporter.name, id);
    const [row] = await deps.db
      .update(reporters)
      .set({ ...reporter, updatedAt: deps.now() })
      .where(isOf(id))
      .returning({ id: reporters.id });
    if (!row) throw new Failure('not_found');
    return row;
  },
});

export const switchFields = { isOn: z.boolean(), pausedUntil: z.nullable(dateSchema) };
const switchInput = z.object({ id: reporterIdField, ...switchFields });
/** STAFF-4: switches a reporter on or off, or pauses it up to and including a day. Fails with `not_found`. */
export const switchReporter = command<typeof switchInput, { id: string }>({
  name: 'switch-reporter',
  input: switchInput,
  permission,
  audit: {
    event: 'reporter.switched',
    metadata: ({ id, isOn, pausedUntil }) => ({ reporter: id, isOn, pausedUntil }),
  },
  run: async ({ db, now }, { id, isOn, pausedUntil }) => {
    const [row] = await db
      .update(reporters)
      .set({ isOn, pausedUntil, updatedAt: now() })
      .where(isOf(id))
      .returning({ id: reporters.id });
    if (!row) throw new Failure('not_found');
    return row;
  },
});

const idInput = z.object({ id: reporterIdField });
/** STAFF-4: removes a reporter that has no drafts, since their evidence has to stay. Fails with `not_found` or `conflict`. */
export const removeReporter = command<typeof idInput, { id: string }>({
  name: 'remove-reporter',
  input: idInput,
  permission,
  audit: { event: 'reporter.removed', metadata: ({ id }) => ({ reporter: id }) },
  run: async ({ db }, { id }) => {
    const drafts = await db.$count(
      reporterRuns,
      and(eq(reporterRuns.reporterId, id), eq(reporterRuns.state, 'drafted')),
    );
    if (drafts > 0) throw new Failure('conflict');
    const [row] = await db.delete(reporters).where(isOf(id)).returning({ id: reporters.id });
    if (!row) throw new Failure('not_found');
    return row;
  },
});

async function setStopped({ db, now }: Deps, isStopped: boolean, changedBy: string): Promise<void> {
  const row = { isStopped, changedBy, changedAt: now() };
  await db
    .insert(reporterControl)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: reporterControl.id, set: row });
}

/** STAFF-4: stops all reporters. Runs in progress end without a draft; none begins until an admin restarts them. */
export const stopReporters = command({
  name: 'stop-reporters',
  input: z.object({}),
  permission,
  audit: { event: 'reporters.stopped' },
  run: async (deps, _input, actor) => setStopped(deps, true, signedIn(actor).userId),
});

/** STAFF-4: lets reporters run again after `stopReporters`. */
export const restartReporters = command({
  name: 'restart-reporters',
  input: z.object({}),
  permission,
  audit: { event: 'reporters.restarted' },
  run: async (deps, _input, actor) => setStopped(deps, false, signedIn(actor).userId),
});
