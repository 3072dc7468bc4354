import { ideas } from '@dalil/database/tables/quality.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { typedReference } from '@dalil/domain/language/reference-number.ts';
import { IDEA_REFERENCE } from '@dalil/domain/quality/idea.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { IDEA_STATUS_EXAMPLE, ideaStatus, ideaStatusSchema } from './idea-views.ts';

export const ideaReference = z.object({
  reference: textInput()
    .overwrite((text) => typedReference('I', text))
    .regex(IDEA_REFERENCE)
    .meta({ description: 'The number its author was given', example: 'I-7KQ2MX4B' }),
});

/** How far an idea has come. Fails with `not_found` if there is none with this reference, or it has been deleted. */
export const getIdeaStatus = query({
  name: 'get-idea-status',
  input: ideaReference,
  output: ideaStatusSchema,
  permission: 'quality:ask:own',
  http: {
    route: 'GET /ideas/{reference}',
    summary: 'How far an idea has come, by the number its author was given',
    answer: IDEA_STATUS_EXAMPLE,
    failures: ['not_found'],
    reading: { retry: false },
  },
  run: async ({ db }, { reference }) => {
    const [row] = await db.select().from(ideas).where(eq(ideas.reference, reference));
    if (!row) throw new Failure('not_found');
    return ideaStatus(row);
  },
});
