import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { EXAMPLE_ENTRY } from './entry-views.ts';

const matchDecision = z.object({
  entryId: textInput().min(1).max(80),
  placeId: textInput().min(1).max(80),
  isSame: z.boolean(),
});

/** Says whether an entry is a place. Imports keep the decision. Fails with `not_found` for a pair that does not wait for one. */
export const decideMatch = command({
  name: 'decide-match',
  input: matchDecision,
  output: z.object({ isSame: z.boolean() }),
  permission: 'newsroom:write:any',
  http: {
    route: 'POST /newsroom/directory-matches',
    summary: 'Says whether an entry of the directory is a place of the guide',
    example: { entryId: EXAMPLE_ENTRY.id, placeId: 'dubai-frame', isSame: false },
    answer: { isSame: true },
    failures: ['not_found'],
  },
  audit: { event: 'directory.match-decided', metadata: (input) => input },
  run: async ({ db }, { entryId, placeId, isSame }): Promise<{ isSame: boolean }> => {
    const { rows } = await db.execute(sql`
      update directory_matches set state = ${isSame ? 'accepted' : 'rejected'}, is_decided = true
      where entry_id = ${entryId} and place_id = ${placeId} and state = 'doubtful' returning entry_id`);
    if (rows.length === 0) throw new Failure('not_found');
    return { isSame };
  },
});
