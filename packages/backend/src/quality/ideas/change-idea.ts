import { ideas } from '@dalil/database/tables/quality.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { AUTHORITY_IDS, IDEA_NOTE_LIMIT, IDEA_STATES } from '@dalil/domain/quality/idea.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { ideaReference } from './get-idea-status.ts';
import { STAFF_IDEA_EXAMPLE, type StaffIdea, staffIdea, staffIdeaSchema } from './idea-views.ts';

const note = z.nullable(textInput().trim().max(IDEA_NOTE_LIMIT)).transform((text) => (text === '' ? null : text));

const ideaChange = z
  .object({
    state: z.enum(IDEA_STATES),
    authority: z.nullable(z.enum(AUTHORITY_IDS)).meta({ description: 'To which body it was passed on' }),
    answer: note.meta({ description: 'Read by whoever has the reference' }),
    summary: note.meta({ description: 'Read by everybody: the idea in the words of staff' }),
    staffLocale: z.enum(LOCALES).meta({ description: 'The language of the two texts' }),
  })
  // A status that says more than was done would mislead its author.
  .refine(({ state, authority }) => state !== 'forwarded' || authority !== null, {
    path: ['authority'],
    error: 'required',
  })
  .refine(({ state, answer }) => state !== 'answered' || answer !== null, { path: ['answer'], error: 'required' });

const input = z.intersection(ideaReference, ideaChange);
type Output = { idea: StaffIdea; from: string };

/**
 * Records how far an idea has come, what its author may read and what everybody may read. Fails with `not_found`, and with
 * `invalid_input` for a state without what it claims: an answer, or the body it was forwarded to. The log has no texts.
 */
export const changeIdea = command<typeof input, typeof staffIdeaSchema, Output>({
  name: 'change-idea',
  input,
  output: staffIdeaSchema,
  permission: 'quality:triage:any',
  http: {
    route: 'POST /ideas/{reference}',
    summary: 'Says how far an idea has come, and what may be read of it',
    example: { state: 'forwarded', authority: 'rta', answer: null, summary: 'Shade at a bus stop', staffLocale: 'en' },
    answer: STAFF_IDEA_EXAMPLE,
    failures: ['not_found'],
  },
  audit: {
    event: 'idea.changed',
    metadata: ({ reference, state, authority, summary }, { from }) => ({
      reference,
      from,
      to: state,
      authority,
      isPublished: summary !== null,
    }),
  },
  run: async ({ db, now }, { reference, ...change }) => {
    const [before] = await db.select().from(ideas).where(eq(ideas.reference, reference)).for('update');
    if (!before) throw new Failure('not_found');
    const isWritten = change.answer !== null || change.summary !== null;
    const set = { ...change, staffLocale: isWritten ? change.staffLocale : null, updatedAt: now() };
    const [row] = await db.update(ideas).set(set).where(eq(ideas.reference, reference)).returning();
    if (!row) throw new Failure('not_found');
    return { idea: staffIdea(row), from: before.state };
  },
  reply: ({ idea }) => idea,
});
