import { validate } from 'dockerfile-utils';
import { isMap, parseAllDocuments } from 'yaml';
import { lineAt, listFiles, readText, readTextIfPresent } from './core/files.ts';
import { runCheck, type Violation } from './core/violation.ts';

const FOLDER = 'deploy';
const PROGRAM = /\b(?:apps|tooling|deploy)\/[\w./-]+\.(?:ts|mjs|yaml)\b|\bdeploy\/Containerfile\b/g;
/** `NAME=value` of an image or a unit. */
const ASSIGNED = /\b([A-Z][A-Z0-9_]*)=/g;
/** Of Node, glibc and the database's image. */
const OF_OTHERS = /^(?:NODE_ENV|MALLOC_ARENA_MAX|KEY|POSTGRES_\w+)$/;

type Found = Pick<Violation, 'line' | 'rule' | 'message'>;

/** The examples of deployment are valid, and name programs, settings and the version that exist. */
export function checkDeploy(root: string): Violation[] {
  const files = listFiles(root, [FOLDER], /(?:Containerfile|\.yaml|\.service)$/);
  const settings = new Set(
    Array.from(
      (readTextIfPresent(root, '.env.example') ?? '').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm),
      ([, name]) => name,
    ),
  );
  return files.flatMap((path) => {
    const text = readText(root, path);
    return [
      ...(path.endsWith('.yaml') ? yamlFaults(text) : []),
      ...(path.endsWith('Containerfile') ? imageFaults(text) : []),
      ...unknownPrograms(root, text),
      ...unknownSettings(path, text, settings),
      ...otherVersions(root, text),
    ].map((found) => ({ path, ...found }));
  });
}

function imageFaults(text: string): Found[] {
  return validate(text).map(({ range, message }) => ({
    line: range.start.line + 1,
    rule: 'deploy-syntax',
    message: typeof message === 'string' ? message : message.value,
  }));
}

function yamlFaults(text: string): Found[] {
  return parseAllDocuments(text).flatMap(({ errors, contents }) => {
    const found = errors.map(({ pos, message }) => ({ line: lineAt(text, pos[0]), rule: 'deploy-syntax', message }));
    return found.length > 0 || isMap(contents) ? found : [{ line: 1, rule: 'deploy-syntax', message: 'not an object' }];
  });
}

function unknownPrograms(root: string, text: string): Found[] {
  return Array.from(text.matchAll(PROGRAM))
    .filter(([program]) => readTextIfPresent(root, program) === undefined)
    .map(({ 0: program, index }) => ({
      line: lineAt(text, index),
      rule: 'deploy-program',
      message: `${program} does not exist`,
    }));
}

function unknownSettings(path: string, text: string, settings: ReadonlySet<string | undefined>): Found[] {
  const named = path.endsWith('.yaml') ? text.matchAll(/^\s+([A-Z][A-Z0-9_]*):/gm) : text.matchAll(ASSIGNED);
  return Array.from(named, ({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => !settings.has(name) && !OF_OTHERS.test(name))
    .map(({ name, index }) => ({
      line: lineAt(text, index),
      rule: 'deploy-setting',
      message: `the server reads no ${name}`,
    }));
}

function otherVersions(root: string, text: string): Found[] {
  const { version } = JSON.parse(readTextIfPresent(root, 'package.json') ?? '{}') as { version?: string };
  return Array.from(text.matchAll(/\bdalil:(\d+\.\d+\.\d+)/g))
    .filter(({ 1: used }) => used !== version)
    .map(({ 1: used, index }) => ({
      line: lineAt(text, index),
      rule: 'deploy-version',
      message: `version ${used}, the product has ${version}`,
    }));
}

if (import.meta.main) await runCheck('deploy', checkDeploy);
