import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findFactTerms } from './find-fact-terms.ts';
import { FACT_JSON, IS_OF_GUIDE } from './find-facts.ts';
import { type PublicFact, publicFact } from './public-fact.ts';

/** A fact by its id. Fails with `not_found`. */
export const getFact = query({
  name: 'get-fact',
  input: z.object({ id: textInput().max(120), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { id, locale }): Promise<PublicFact> => {
    const [{ rows }, terms] = await Promise.all([
      deps.db.execute<{ fact: Fact }>(
        sql`select ${FACT_JSON} as fact from facts f where f.id = ${id} and ${IS_OF_GUIDE}`,
      ),
      findFactTerms(deps, locale),
    ]);
    const [row] = rows;
    if (!row) throw new Failure('not_found');
    return publicFact(row.fact, locale, { terms, today: dubaiDate(deps.now()) });
  },
});
