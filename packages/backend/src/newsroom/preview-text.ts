import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Block, factIdsIn } from '@dalil/domain/guide/document.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { markdownField, summaryField } from '@dalil/domain/newsroom/text-fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
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
    const today = dubaiDate(deps.now());
    const views: FactView[] = facts.map((fact) => viewFact(fact, locale, { terms, today }));
    const known = new Set(views.map(({ id }) => id));
    return {
      blocks: await parseMarkdown(deps, markdown),
      facts: views,
      unknownFacts: ids.filter((id) => !known.has(id)),
      brokenLinks: await findBrokenLinks(deps, markdown),
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

/** Addresses of items; those of lists and pages have no id. */
const ITEM_LINK = /\]\((\/(?:news|tourism|content|government)\/([a-z0-9-]{1,80}))\)/g;

async function findBrokenLinks({ db }: Deps, markdown: string): Promise<string[]> {
  const links = new Map(Array.from(markdown.matchAll(ITEM_LINK), ([, address = '', id = '']) => [address, id]));
  if (links.size === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from content_items where state = 'published' and id = any(${sql.param([...links.values()])}::text[])`);
  const known = new Set(rows.map(({ id }) => id));
  return [...links].filter(([, id]) => !known.has(id)).map(([address]) => address);
}
