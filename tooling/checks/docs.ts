import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt, listFiles, readText, readTextIfPresent } from './core/files.ts';
import { runCheck, type Violation } from './core/violation.ts';

const SETTINGS = [
  'settings.ts',
  'alert-settings.ts',
  'text-message-settings.ts',
  'account-settings.ts',
  'assistant-settings.ts',
  'commons-settings.ts',
  'city-settings.ts',
  'file-settings.ts',
  'live-settings.ts',
  'mail-settings.ts',
  'measuring-settings.ts',
  'operator-settings.ts',
  'push-settings.ts',
  'tracing-settings.ts',
].map((file) => `apps/server/src/${file}`);
const EXAMPLE = '.env.example';
/** Common everywhere, so the example may omit it. */
const AMBIENT = new Set(['NODE_ENV']);
/** Created by a running product; these paths are valid although they do not exist in a fresh clone. */
const MADE_LATER = /^(?:data|build|node_modules|\.env|test-results|apps\/web\/build)(?:\/|$)/;

const CODE_SPAN = /`([^`\n]+)`/g;
const FILE_NAME = /^[\w.@-]+\/[\w@./<>*{}-]*\.(?:tsx?|mjs|cjs|json|md|css|sql|woff2)$/;
const PACKAGE_ADDRESS = /^@dalil\/([a-z]+)\//;
const NPM_SCRIPT = /\bnpm (?:run ([\w:-]+)|(test|start)\b)/g;

/** The repository path in a code span, or null when it is not a path. */
function pathIn(root: string, span: string): string | null {
  const text = span.replace(/:\d+$/, '');
  const address = PACKAGE_ADDRESS.exec(text);
  if (address !== null) return text.replace(PACKAGE_ADDRESS, `packages/${address[1] ?? ''}/src/`);
  if (/\s|^[/.]*$|^\/|:\/\//.test(text)) return null;
  const first = text.split('/')[0] ?? '';
  const isOfRepository = text.includes('/') && readdirSync(root).includes(first);
  return isOfRepository || FILE_NAME.test(text) ? text : null;
}

function existsInRepository(root: string, path: string): boolean {
  const pattern = path.replace(/<[^>]+>/g, '*').replace(/…/g, '*');
  if (!/[*{]/.test(pattern)) return existsSync(join(root, pattern));
  return globSync(pattern, { cwd: root }).length > 0;
}

function checkDocument(root: string, path: string, scripts: Set<string>): Violation[] {
  const text = readText(root, path);
  const spans = Array.from(text.matchAll(CODE_SPAN), (match) => ({ match, target: pathIn(root, match[1] ?? '') }));
  return [
    ...spans.flatMap(({ match, target }) => {
      if (target === null || MADE_LATER.test(target) || existsInRepository(root, target)) return [];
      return [{ path, line: lineAt(text, match.index), rule: 'doc-path', message: `${match[1]} does not exist` }];
    }),
    ...Array.from(text.matchAll(NPM_SCRIPT)).flatMap((match) => {
      const script = match[1] ?? match[2] ?? '';
      if (scripts.has(script)) return [];
      const message = `package.json has no script "${script}"`;
      return [{ path, line: lineAt(text, match.index), rule: 'doc-script', message }];
    }),
  ];
}

function settingsOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const patterns = [
    /^\s*([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\s*:/gm,
    /\b(?:env|source|environment)\.([A-Z][A-Z0-9_]*)/g,
    /\[\s*'([A-Z][A-Z0-9_]*)'\s*\]/g,
  ];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (!AMBIENT.has(name) && !found.has(name)) found.set(name, lineAt(text, match.index + match[0].search(/\S/)));
    }
  }
  return found;
}

function exampleSettings(text: string): Map<string, number> {
  return new Map(
    Array.from(text.matchAll(/^#?[ \t]*([A-Z][A-Z0-9_]*)=/gm), (match) => [match[1] ?? '', lineAt(text, match.index)]),
  );
}

/** The example settings name exactly the settings the server reads. */
function checkSettings(root: string): Violation[] {
  const example = readTextIfPresent(root, EXAMPLE);
  const read = SETTINGS.flatMap((path) =>
    [...settingsOf(readTextIfPresent(root, path) ?? '')].map(([name, line]) => ({ path, name, line })),
  );
  if (read.length === 0) return [];
  const visible = exampleSettings(example ?? '');
  const names = new Set(read.map(({ name }) => name));
  return [
    ...read
      .filter(({ name }) => !visible.has(name))
      .map(({ path, name, line }) => ({ path, line, rule: 'setting-shown', message: `${name} is not in ${EXAMPLE}` })),
    ...[...visible]
      .filter(([name]) => !names.has(name) && !AMBIENT.has(name))
      .map(([name, line]) => ({ path: EXAMPLE, line, rule: 'setting-read', message: `the server reads no ${name}` })),
  ];
}

/** The paths, npm scripts and settings named in the documents exist. */
export function checkDocs(root: string): Violation[] {
  const manifest = JSON.parse(readTextIfPresent(root, 'package.json') ?? '{}') as { scripts?: Record<string, string> };
  const scripts = new Set(Object.keys(manifest.scripts ?? {}));
  const documents = [
    ...(existsSync(join(root, 'README.md')) ? ['README.md'] : []),
    ...listFiles(root, ['docs'], /\.md$/),
  ];
  return [...documents.flatMap((path) => checkDocument(root, path, scripts)), ...checkSettings(root)];
}

if (import.meta.main) await runCheck('docs', checkDocs);
