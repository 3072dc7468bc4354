import { EXCHANGED_KINDS } from '@dalil/domain/newsroom/item-data.ts';
import { cellsOf, columnsOf, type WholeItem } from '@dalil/domain/newsroom/item-table.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';

export const exportInput = z.object({
  kind: z.enum(EXCHANGED_KINDS).meta({ description: 'The items of this kind', example: 'place' }),
  format: z.enum(['csv', 'json']).default('csv').meta({ description: 'The format of the file', example: 'csv' }),
});

/** Spreadsheets read cells that begin like this as formulas (OWASP, CSV injection). A number is none. */
const FORMULA = /^\s*[=+\-@\t\r|%]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** STAFF-6: the published items of a kind as a file that can be changed and imported again. No cell is a formula. */
export const exportItems = query({
  name: 'export-items',
  input: exportInput,
  permission: 'newsroom:read:any',
  run: async ({ db }, { kind, format }): Promise<string> => {
    const { rows } = await db.execute<WholeItem>(sql`
      select i.id, jsonb_build_object('category', i.category, 'sections', i.sections, 'tags', i.tags,
        'neighbourhoods', i.neighbourhoods, 'audience', i.audience) as head, i.data,
        (select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'summary', t.summary, 'body', t.body))
          from content_texts t where t.kind = i.kind and t.item_id = i.id and t.state = 'published') as texts
      from content_items i where i.kind = ${kind} and i.state = 'published' order by i.position, i.id`);
    if (format === 'json') return JSON.stringify(rows, null, 2);
    const columns = columnsOf(kind);
    const table = [columns.map(({ name }) => name), ...rows.map((item) => cellsOf(item, columns))];
    return `\uFEFF${table.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`;
  },
});
