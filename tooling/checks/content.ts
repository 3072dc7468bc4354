import { join } from 'node:path';
import { checkDates, dayOfContent } from '@dalil/database/content/check-dates.ts';
import { readContentFiles } from '@dalil/database/content/content-files.ts';
import { inspectContent } from '@dalil/database/content/read-starting-content.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { runCheck, type Violation } from './core/violation.ts';

const FOLDER = 'packages/database/content';

let found = '';

/** Checks the starting content: shapes, references, facts and numbers, complete languages, places in the emirate, dates that have passed. */
export async function checkContent(root: string): Promise<Violation[]> {
  const { content, faults } = inspectContent(await readContentFiles(join(root, FOLDER)));
  const missing = content.items.flatMap(({ texts }) => LOCALES.filter((locale) => !texts[locale]));
  found = `${content.items.length} items, ${content.facts.length} facts, ${missing.length} translations missing`;
  const passed = checkDates(content, dayOfContent(content));
  return [...faults, ...passed].map(({ path, message }) => ({
    path: `${FOLDER}/${path}`,
    line: 1,
    rule: 'content',
    message,
  }));
}

if (import.meta.main) await runCheck('content', checkContent, () => found);
