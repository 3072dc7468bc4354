import { listFiles, lineAt, readText, SOURCE_FOLDERS } from './frame/files.ts';
import { parseSource, splitComments, stringsIn } from './frame/syntax.ts';
import { TEXT_RULES, type TextRule } from './frame/text-rules.ts';
import { REPOSITORY, runCheck, type Violation } from './frame/violation.ts';

const FORBIDDEN_FOLDERS = new Set(
  'utils util helpers helper common lib libs misc shared types services managers'.split(' '),
);
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Names that other programs choose. */
const NAMED_BY_OTHERS = /(?:^|\/)(?:README|RESULTS|LICEN[CS]E|NOTICE|OFL)(?:\.\w+)?$/;
const LINE_LIMIT = 400;
const LONG = 300;
/** The tests of the checks hold the violations they plant. */
const PLANTED = /^tooling\/checks\/.*\.test\.ts$/;
const TEXT_FILES = /\.(?:tsx?|mjs|css)$/;

function checkNames(paths: string[]): Violation[] {
  const violations: Violation[] = [];
  const folders = new Map<string, string>();
  for (const path of paths) {
    const names = path.split('/');
    const file = names.pop() ?? '';
    if (!KEBAB_CASE.test(file) && !file.startsWith('.') && !NAMED_BY_OTHERS.test(path)) {
      violations.push({ path, line: 1, rule: 'kebab-case', message: 'file names are kebab-case' });
    }
    names.forEach((name, depth) => folders.set(names.slice(0, depth + 1).join('/'), name));
  }
  for (const [path, name] of folders) {
    if (FORBIDDEN_FOLDERS.has(name)) {
      violations.push({
        path,
        line: 1,
        rule: 'folder-name',
        message: `"${name}" says nothing: name the noun or the area`,
      });
    } else if (!KEBAB_CASE.test(name)) {
      violations.push({ path, line: 1, rule: 'kebab-case', message: 'folder names are kebab-case' });
    }
  }
  return violations;
}

function matches(rule: TextRule, text: string, offset: number, whole: string, path: string): Violation[] {
  return Array.from(text.matchAll(rule.pattern), (match) => {
    const lead = match[0].length - match[0].trimStart().length;
    const line = lineAt(whole, offset + match.index + lead);
    return { path, line, rule: rule.rule, message: `${match[0].trim()}: ${rule.message}` };
  });
}

// A media query cannot read a custom property, so its lengths are written out.
const CSS_CONDITION = /@(?:media|container|import|source)[^{;]*/g;

function checkText(path: string, text: string): Violation[] {
  const rules = TEXT_RULES.filter(({ files, except }) => files.test(path) && except?.test(path) !== true);
  if (rules.length === 0) return [];
  const syntax = path.endsWith('.css') ? undefined : parseSource(path, text);
  const cssComments = Array.from(text.matchAll(/\/\*[\s\S]*?\*\//g), ({ index, 0: comment }) => ({
    start: index,
    end: index + comment.length,
  }));
  const [code, comments] = splitComments(text, syntax?.comments ?? cssComments);
  const strings = syntax === undefined ? [] : stringsIn(syntax);
  return rules.flatMap((rule) => {
    if (rule.reads === 'strings') {
      return strings.flatMap(({ value, start }) => matches(rule, value, start, text, path));
    }
    const read = rule.reads === 'comments' ? comments : code;
    const conditionless = read.replace(CSS_CONDITION, (condition) => condition.replace(/[^\n]/g, ' '));
    return matches(rule, syntax === undefined ? conditionless : read, 0, text, path);
  });
}

function lengthOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function checkLength(path: string, text: string): Violation[] {
  const length = lengthOf(text);
  if (length <= LINE_LIMIT || path.endsWith('.css')) return [];
  const message = `${length} lines, at most ${LINE_LIMIT}: does it do one job?`;
  return [{ path, line: LINE_LIMIT + 1, rule: 'file-length', message }];
}

/** What a file may hold and be called: settings, exports, names, length, unfinished or silenced code, look. */
export function checkSourceRules(root: string): Violation[] {
  const sources = listFiles(root, SOURCE_FOLDERS, TEXT_FILES);
  const configs = listFiles(root, [''], /^[^/]+\.ts$/);
  const named = listFiles(root, [...SOURCE_FOLDERS, 'docs'], /\.(?:tsx?|mjs|cjs|css|json|md|html|svg|woff2)$/);
  return [
    ...checkNames(named),
    ...[...sources, ...configs]
      .filter((path) => !PLANTED.test(path))
      .flatMap((path) => {
        const text = readText(root, path);
        return [...checkText(path, text), ...checkLength(path, text)];
      }),
  ];
}

function noteOfLongFiles(): string {
  const long = listFiles(REPOSITORY, SOURCE_FOLDERS, /\.(?:tsx?|mjs)$/).filter(
    (path) => lengthOf(readText(REPOSITORY, path)) > LONG,
  );
  return long.length === 0 ? '' : `over ${LONG} lines: ${long.join(' ')}`;
}

if (import.meta.main) await runCheck('source rules', checkSourceRules, noteOfLongFiles);
