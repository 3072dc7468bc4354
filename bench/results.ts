import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './browser/chromium.ts';

const FILE = path.join(import.meta.dirname, 'RESULTS.md');
const HEADING =
  '# Results\n\nThe last table of each measurement. Ratios are of one run; absolute figures depend on the machine.\n';

export type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

export function markdown({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}

/** The day and the environment of the figures, without anything that identifies the machine. */
export function describeRun(): string {
  const version = execFileSync(chromiumPath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const memory = Math.round(totalmem() / 2 ** 30);
  const today = new Date().toISOString().slice(0, 10);
  return `${today}; ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${/[\d.]+/.exec(version)?.[0]}`;
}

/** Replaces the section of that title in RESULTS.md, or adds it. */
export async function saveSection(title: string, body: string): Promise<void> {
  const text = await readFile(FILE, 'utf8').catch(() => HEADING);
  const sections = text.split(/^(?=## )/m);
  const section = `## ${title}\n\n${body.trim()}\n\n`;
  const index = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  if (index === -1) sections.push(section);
  else sections[index] = section;
  await writeFile(FILE, `${sections.map((one) => one.trim()).join('\n\n')}\n`);
}

/** A verdict that states where it fails. */
export function verdict(failing: readonly string[]): string {
  return failing.length === 0 ? 'met' : `falls short: ${failing.join(', ')}`;
}

/** A table row that compares a budget with the measurement. */
export function budgetRow(what: string, limit: string, measured: string, isMet: boolean): string[] {
  return [what, limit, measured, verdict(isMet ? [] : [what])];
}
