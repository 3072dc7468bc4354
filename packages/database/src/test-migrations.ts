import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a folder of migrations, one for each statement, in the form of drizzle-kit. */
export async function writeMigrations(folder: string, statements: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `000${idx}_test`,
    breakpoints: true,
  }));
  const journal = JSON.stringify({ version: '7', dialect: 'postgresql', entries });
  await writeFile(join(folder, 'meta', '_journal.json'), journal);
  await Promise.all(statements.map((statement, idx) => writeFile(join(folder, `000${idx}_test.sql`), statement)));
}
