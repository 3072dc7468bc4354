import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { EXCHANGED_KINDS } from '@dalil/domain/newsroom/item-data.ts';
import * as z from 'zod';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { PoolFull, TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import { EXCHANGE_FORMATS, type ReadItems } from './read-items.ts';

export const IMPORT_LIMIT = 1_000_000;
const MAX_NAME = 120;

export const importInput = z.object({
  kind: z.enum(EXCHANGED_KINDS),
  format: z.enum(EXCHANGE_FORMATS),
  content: textInput().max(IMPORT_LIMIT),
  locale: z.enum(LOCALES),
  /** Which column a header of a table means. */
  mapping: z.record(textInput().max(MAX_NAME), textInput().max(MAX_NAME)).default({}),
  isDryRun: z.boolean(),
});

/**
 * STAFF-1: reads a file of items in a thread of its own, before a transaction begins. Fails with `payload_too_large` or `invalid_input`
 * naming the field `content` and what is wrong with the file as a whole.
 */
export const readImport = query({
  name: 'read-import',
  input: importInput,
  permission: 'newsroom:write:any',
  run: async ({ parseForeign, now }, { kind, format, content, locale, mapping }): Promise<ReadItems> => {
    try {
      return await parseForeign('import', { kind, format, content, locale, mapping, now: now() });
    } catch (error) {
      if (error instanceof TaskRefused) {
        const isLarge = error.fault === 'too_many_lines' || error.fault === 'too_many_columns';
        throw failure(isLarge ? 'payload_too_large' : 'invalid_input', error.fault);
      }
      if (error instanceof TaskStopped) throw failure('invalid_input', 'reading_stopped');
      if (error instanceof PoolFull) throw new Failure('busy', { retryAfter: 5 });
      throw error;
    }
  },
});

const failure = (code: 'payload_too_large' | 'invalid_input', fault: string) =>
  new Failure(code, { fields: [{ path: 'content', code: fault }] });
