import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a temporary repository with the given files for one test. `links` are symbolic links, from → to. */
export function plantTree(files: Record<string, string>, links: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [from, to] of Object.entries(links)) {
    mkdirSync(dirname(join(root, from)), { recursive: true });
    symlinkSync(join(root, to), join(root, from), 'junction');
  }
  return root;
}

/** `path:line rule` of each violation, for comparison in tests. */
export function placesOf(violations: { path: string; line: number; rule: string }[]): string[] {
  return violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}
