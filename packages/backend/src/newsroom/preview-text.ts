import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Block, factIdsIn } from '@dalil/domain/guide/document.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { markdownField, summaryField } from '@dalil/domain/newsroom/text-fields.ts';
import * as z from 'zod';
import { itemPathsIn, missingLinksIn } from '@dalil/domain/quality/rules/check-links.ts';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { contextOfItem } from '../quality/control/check-context.ts';
import { readStoredFacts } from '../guide/find-facts.ts';
import { Failure } from '../core/failure.ts';
import { PoolFull, TaskStopped } from '../core/thread-pool.ts';

export const previewInput = z.object({ locale: z.enum(LOCALES), summary: summaryField, markdown: markdownField });

/** A text as its page will show it. `unknownFacts` are tokens that name no fact, `brokenLinks`
 * addresses of the guide that lead to nothing. Nothing is stored. */
export const previewText = query({
  name: 'preview-text',
  input: previewInput,
  permission: 'newsroom:read:any',
  run: async (deps, { locale, summary, markdown }) => {
    const ids = [...new Set([...factIdsIn(summary), ...factIdsIn(markdown)])];
    const { facts, terms } = await readStoredFacts(deps, locale, ids);
    const text = { title: '', summary, body: { markdown }, updatedAt: deps.now().toISOString() };
    // The rule that also decides about the release of the text.
    const { hasPage } = await contextOfItem(deps, { paths: itemPathsIn(text), factIds: [] });
    const today = dubaiDate(deps.now());
    const views: FactView[] = facts.map((fact) => viewFact(fact, locale, { terms, today }));
    const known = new Set(views.map(({ id }) => id));
    return {
      blocks: await parseMarkdown(deps, markdown),
      facts: views,
      unknownFacts: ids.filter((id) => !known.has(id)),
      brokenLinks: missingLinksIn(text, hasPage),
    };
  },
});

async function parseMarkdown({ parseForeign }: Deps, markdown: string): Promise<Block[]> {
  try {
    return await parseForeign('markdown', markdown);
  } catch (error) {
    if (error instanceof TaskStopped) {
      throw new Failure('invalid_input', { fields: [{ path: 'markdown', code: 'too_complex' }] });
    }
    if (error instanceof PoolFull) throw new Failure('busy', { retryAfter: 5 });
    throw error;
  }
}
