import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_LOCALE, LOCALES } from '../../packages/domain/src/language/locale.ts';
import { TABLES, tablesOf } from './language-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Writes the tables that join the files of all languages. Unchanged ones are left alone, so that nothing is built again. */
export function writeTables(root = ROOT): void {
  const folder = path.join(root, TABLES);
  mkdirSync(folder, { recursive: true });
  const tables = tablesOf(root, LOCALES, BASE_LOCALE);
  for (const name of readdirSync(folder)) if (!tables.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of tables) {
    const file = path.join(folder, name);
    if (readOrNull(file) !== text) writeFileSync(file, text);
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

if (import.meta.main) writeTables();
