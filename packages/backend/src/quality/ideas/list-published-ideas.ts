import { ideas } from '@dalil/database/tables/quality.ts';
import { desc, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findAuthors } from './find-authors.ts';
import { publishedIdea, publishedIdeaSchema } from './idea-views.ts';

const MAX_PUBLISHED = 12;
/** The kind under which a change of a published idea is announced. */
const KINDS = ['idea'];

/** The ideas that staff have published in their own words, the latest changes first, with the names that may be read. */
export const listPublishedIdeas = query({
  name: 'list-published-ideas',
  input: z.object({}),
  output: z.array(publishedIdeaSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /published-ideas',
    summary: 'Ideas for the city that staff have published in their own words',
    reading: { lists: KINDS },
  },
  run: ({ db, memory }) =>
    memory.remember('published ideas', KINDS, async () => {
      const rows = await db
        .select()
        .from(ideas)
        .where(isNotNull(ideas.summary))
        .orderBy(desc(ideas.updatedAt), ideas.reference)
        .limit(MAX_PUBLISHED);
      const authors = await findAuthors(
        db,
        rows.flatMap(({ authorId }) => authorId ?? []),
      );
      return rows.map((row) => publishedIdea(row, authors.get(row.authorId ?? '') ?? null));
    }),
});
