import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { BACKEND_AREA, DIRECTION_RULES, ENTRY_FILES, TEST } from './core/direction-rules.ts';
import { lineAt, listFiles, readText } from './core/files.ts';
import { parseSource } from './core/syntax.ts';
import { runCheck, type Violation } from './core/violation.ts';

const WORKSPACES = [
  'packages/domain',
  'packages/search',
  'packages/assistant',
  'packages/database',
  'packages/backend',
  'packages/offline',
  'apps/web',
  'apps/server',
];
const ROOMS = ['src', 'app', 'service-worker', 'workers'];
/** With a parser that cannot read TypeScript the cruise finds nothing and passes, so the share of modules read is checked. */
const MIN_READ_SHARE = 0.95;
const FEATURE = /^apps\/web\/app\/features\/([^/]+)\//;
const VERB_MAKERS = ['packages/backend/src/core/command.ts', 'packages/backend/src/core/query.ts'];
const COMMENTS = new Map(DIRECTION_RULES.map(({ name, comment }) => [name, comment]));

async function cruiseModules(root: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir: root,
    parser: 'swc',
    // 'specify' includes type imports and distinguishes them from the others.
    tsPreCompilationDeps: 'specify',
    validate: true,
    ruleSet: { forbidden: DIRECTION_RULES },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  });
  if (typeof output === 'string') throw new Error('the cruise gave a report instead of its result');
  return output;
}

/** The line of the import of `to` in `from`; the first line when the address cannot be found. */
function lineOfImport(root: string, result: ICruiseResult, from: string, to: string): number {
  const module = result.modules.find(({ source }) => source === from);
  const address = module?.dependencies.find(({ resolved }) => resolved === to)?.module;
  const text = readText(root, from);
  // The cruise removes the prefix of built-in Node modules.
  const at = [`'${address}'`, `'node:${address}'`].map((quoted) => text.indexOf(quoted)).find((index) => index >= 0);
  return lineAt(text, at ?? 0);
}

function directionViolations(root: string, result: ICruiseResult): Violation[] {
  return result.summary.violations.map(({ from, to, rule }) => ({
    path: from,
    line: lineOfImport(root, result, from, to),
    rule: rule.name,
    message: `${to}: ${COMMENTS.get(rule.name) ?? ''}`,
  }));
}

function areaOf(path: string): string | undefined {
  return new RegExp(BACKEND_AREA).exec(path)?.[1];
}

/** A verb is a file created with `command` or `query`. Only entry files and the verb's own area may import it. */
function verbViolations(root: string, result: ICruiseResult): Violation[] {
  const isVerb = new Set(
    result.modules
      .filter(({ dependencies }) => dependencies.some(({ resolved }) => VERB_MAKERS.includes(resolved)))
      .map(({ source }) => source)
      .filter((path) => areaOf(path) !== undefined && !new RegExp(ENTRY_FILES).test(path)),
  );
  const inAreas = result.modules.filter(
    ({ source }) => areaOf(source) !== undefined && !new RegExp(`${ENTRY_FILES}|${TEST}`).test(source),
  );
  return inAreas.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isVerb.has(resolved) && areaOf(resolved) !== areaOf(source))
      .map(({ resolved }) => ({
        path: source,
        line: lineOfImport(root, result, source, resolved),
        rule: 'verb-imports-verb',
        message: `${resolved}: to read another area join its tables; to make it act emit an event`,
      })),
  );
}

/** Feature folders with the other feature folders each imports; one import represents all between two folders. */
function featureImports(result: ICruiseResult): Map<string, Map<string, { from: string; to: string }>> {
  const folders = new Map<string, Map<string, { from: string; to: string }>>();
  for (const { source, dependencies } of result.modules) {
    const folder = featureOf(source);
    if (folder === undefined || new RegExp(TEST).test(source)) continue;
    const imports = folders.get(folder) ?? new Map<string, { from: string; to: string }>();
    folders.set(folder, imports);
    for (const { resolved } of dependencies) {
      const other = featureOf(resolved);
      if (other !== undefined && other !== folder && !imports.has(other)) {
        imports.set(other, { from: source, to: resolved });
      }
    }
  }
  return folders;
}

function featureOf(path: string): string | undefined {
  return FEATURE.exec(path)?.[1];
}

/** The shortest import path from one folder to another, both included; undefined without one. */
function findWay(folders: ReturnType<typeof featureImports>, from: string, to: string): string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1) ?? from;
    if (here === to) return way;
    for (const next of folders.get(here)?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Feature folders must not import each other in a cycle, type imports included, even without a cycle of files. */
function featureCircles(root: string, result: ICruiseResult): Violation[] {
  const folders = featureImports(result);
  return [...folders].flatMap(([folder, imports]) =>
    [...imports].flatMap(([other, { from, to }]) => {
      const back = findWay(folders, other, folder);
      if (!back) return [];
      const message = `${to}: the feature folders import each other in a circle: ${[folder, ...back].join(' → ')}`;
      return [{ path: from, line: lineOfImport(root, result, from, to), rule: 'feature-circle', message }];
    }),
  );
}

function checkCount(result: ICruiseResult, files: string[]): Violation[] {
  const read = new Set(result.modules.map(({ source }) => source));
  const missed = files.filter((path) => !read.has(path));
  if (files.length > 0 && files.length - missed.length >= files.length * MIN_READ_SHARE) return [];
  const message = `${files.length - missed.length} of ${files.length} modules were read; does the parser work?`;
  return [{ path: missed[0] ?? 'packages', line: 1, rule: 'modules-read', message }];
}

function checkBarrel(root: string, path: string): Violation[] {
  const { program } = parseSource(path, readText(root, path));
  const isBarrel =
    program.body.length > 0 &&
    program.body.every(
      (node) =>
        node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null),
    );
  return isBarrel ? [{ path, line: 1, rule: 'no-barrel', message: 'only passes on: import from the file itself' }] : [];
}

/**
 * Checks the direction of imports between packages and within them, cycles of files and of feature folders, and barrels. Fails
 * when it could not read the modules.
 */
export async function checkBoundaries(root: string): Promise<Violation[]> {
  const folders = WORKSPACES.flatMap((workspace) => ROOMS.map((room) => `${workspace}/${room}`)).filter((folder) =>
    existsSync(join(root, folder)),
  );
  const files = listFiles(root, folders, /(?<!\.d)\.tsx?$/);
  if (files.length === 0) return [{ path: 'packages', line: 1, rule: 'modules-read', message: 'no modules found' }];
  const result = await cruiseModules(root, folders);
  return [
    ...directionViolations(root, result),
    ...verbViolations(root, result),
    ...featureCircles(root, result),
    ...checkCount(result, files),
    ...files.flatMap((path) => checkBarrel(root, path)),
  ];
}

if (import.meta.main) await runCheck('boundaries', checkBoundaries);
