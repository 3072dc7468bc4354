import { listFiles, lineAt, readText, SOURCE_FOLDERS } from './core/files.ts';
import { blank, parseSource, splitComments, type StringInSource, stringsIn } from './core/syntax.ts';
import { checkStaffForms } from './core/staff-forms.ts';
import { checkTextInputs } from './core/text-inputs.ts';
import { TEXT_RULES, type TextRule } from './core/text-rules.ts';
import { REPOSITORY, runCheck, type Violation } from './core/violation.ts';

const FORBIDDEN_FOLDERS = new Set(
  'utils util helpers helper common lib libs misc shared types services managers'.split(' '),
);
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Names chosen by other programs. */
const NAMED_BY_OTHERS = /(?:^|\/)(?:README|CONTRIBUTING|RESULTS|LICEN[CS]E|NOTICE|OFL)(?:\.\w+)?$/;
const NAMED_FILES = /\.(?:tsx?|mjs|cjs|css|json|md|html|svg|woff2)$/;
/** Starting content is named after its subject: "government services" is a term of the product. */
const CONTENT = /^packages\/database\/content\//;
const LINE_LIMIT = 400;
const LONG = 300;
/** The tests of the checks contain planted violations. */
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

const CSS_COMMENT = /\/\*[\s\S]*?\*\//g;
/** A media query cannot read a custom property, so its lengths are literal. */
const CSS_CONDITION = /@(?:media|container|import|source)[^{;]*/g;

type Parts = { code: string; comments: string; strings: StringInSource[] };

function partsOfCss(text: string): Parts {
  const ranges = Array.from(text.matchAll(CSS_COMMENT), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const [code, comments] = splitComments(text, ranges);
  return { code: code.replace(CSS_CONDITION, blank), comments, strings: [] };
}

function partsOfScript(path: string, text: string): Parts {
  const syntax = parseSource(path, text);
  const [code, comments] = splitComments(text, syntax.comments);
  return { code, comments, strings: stringsIn(syntax) };
}

function checkText(path: string, text: string): Violation[] {
  const rules = TEXT_RULES.filter(({ files, except }) => files.test(path) && except?.test(path) !== true);
  if (rules.length === 0) return [];
  const parts = path.endsWith('.css') ? partsOfCss(text) : partsOfScript(path, text);
  return rules.flatMap((rule) =>
    rule.reads === 'strings'
      ? parts.strings.flatMap(({ value, start }) => matches(rule, value, start, text, path))
      : matches(rule, parts[rule.reads], 0, text, path),
  );
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

/** `drizzle-kit generate` compares with the newest snapshot alone; of each migration one would be most of the repository. */
function checkSnapshots(root: string): Violation[] {
  const snapshots = listFiles(root, ['packages/database/migrations/meta'], /_snapshot\.json$/);
  const message = 'delete it: only the newest snapshot is used';
  return snapshots.slice(0, -1).map((path) => ({ path, line: 1, rule: 'one-snapshot', message }));
}

/** Checks the content and names of files: settings, exports, names, length, unfinished or silenced code, styles, input. */
export function checkSourceRules(root: string): Violation[] {
  const sources = listFiles(root, SOURCE_FOLDERS, TEXT_FILES);
  const configs = listFiles(root, [''], /^[^/]+\.ts$/);
  const named = listFiles(root, [...SOURCE_FOLDERS, 'docs'], NAMED_FILES).filter((path) => !CONTENT.test(path));
  return [
    ...checkNames(named),
    ...checkSnapshots(root),
    ...[...sources, ...configs]
      .filter((path) => !PLANTED.test(path))
      .flatMap((path) => {
        const text = readText(root, path);
        return [
          ...checkText(path, text),
          ...checkTextInputs(path, text),
          ...checkStaffForms(path, text),
          ...checkLength(path, text),
        ];
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
