import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'build', 'data', 'test-results', 'migrations']);

/** Folders with source code; everything else in the repository is data, output or configuration. */
export const SOURCE_FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'tooling'];

function walk(root: string, folder: string, found: string[]): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      // apps/web/app/data is source. Data folders are at the top of the repository or of a workspace.
      const isSkipped = SKIPPED_FOLDERS.has(entry.name) && !path.includes('/app/') && !path.includes('/src/');
      if (!isSkipped && !entry.name.startsWith('.')) walk(root, path, found);
    } else if (entry.isFile()) found.push(path);
  }
}

/** Repository paths below `folders` whose path matches, sorted. Folders that do not exist count as empty. */
export function listFiles(root: string, folders: string[], pattern: RegExp): string[] {
  const found: string[] = [];
  for (const folder of folders) if (existsSync(join(root, folder))) walk(root, folder, found);
  return found.filter((path) => pattern.test(path)).sort();
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function readTextIfPresent(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readText(root, path) : undefined;
}

/** The line, counted from 1, that contains the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
