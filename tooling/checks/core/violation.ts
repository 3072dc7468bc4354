import { resolve } from 'node:path';

/** One violated rule. `path` is relative to the repository, with forward slashes; `line` counts from 1. */
export type Violation = { path: string; line: number; rule: string; message: string };

export type Check = (root: string) => Violation[] | Promise<Violation[]>;

export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Runs a check on the repository. Prints every violation and fails, or prints one line of success. */
export async function runCheck(name: string, check: Check, note: () => string = () => ''): Promise<void> {
  const violations = await check(REPOSITORY);
  for (const { path, line, rule, message } of violations) console.error(`${path}:${line} ${rule} ${message}`);
  if (violations.length > 0) {
    console.error(`${name}: ${violations.length} violation${violations.length === 1 ? '' : 's'}`);
    process.exitCode = 1;
    return;
  }
  const remark = note();
  console.log(remark === '' ? `${name}: ok` : `${name}: ok, ${remark}`);
}
