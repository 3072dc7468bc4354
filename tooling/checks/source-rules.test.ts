import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkSourceRules } from './source-rules.ts';

function violationsIn(files: Record<string, string>): string[] {
  return placesOf(checkSourceRules(plantTree(files)));
}

const FIELD = "import { TextField } from '../../../ui/field.tsx';";

test('clean source passes', () => {
  const violations = violationsIn({
    'apps/server/src/settings.ts': 'export const port = process.env.PORT;\n',
    'apps/web/app/pages/news/article.route.tsx': 'export default function Article() {\n  return null;\n}\n',
    'apps/web/app/ui/card.tsx':
      "// process.env in a comment is prose\nexport const card = 'ms-2 text-start w-(--card) rounded-s data-open:block chevron-left';\n",
    'apps/web/app/styles/tokens.css': ':root { --creek-50: #eef9fb; --space-1: 4px; }\n',
    'apps/web/app/styles/app.css': '@media (width >= 640px) { a { margin-inline-start: var(--space-1); } }\n',
    'apps/web/vite.config.ts': 'export default { mode: process.env.MODE };\n',
    'README.md': '# Name\n',
  });
  expect(violations).toEqual([]);
});

test('of the snapshots of migrations only the newest is kept', () => {
  const folder = 'packages/database/migrations/meta';
  const files = { [`${folder}/0046_snapshot.json`]: '{}\n', [`${folder}/0047_snapshot.json`]: '{}\n' };
  expect(violationsIn(files)).toEqual([`${folder}/0046_snapshot.json:1 one-snapshot`]);
});

test.each([
  ['packages/backend/src/guide/get-place.ts', 'export const url = process.env.URL;', 'one-place-for-settings'],
  ['packages/backend/src/guide/get-place.ts', "export const url = process['env'];", 'one-place-for-settings'],
  ['packages/backend/src/guide/get-place.ts', "import { env } from 'node:process';", 'one-place-for-settings'],
  ['packages/domain/src/guide/fact.ts', 'export default 1;', 'no-default-export'],
  ['packages/domain/src/guide/fact.ts', 'const a = 1; export { a as default };', 'no-default-export'],
  ['packages/domain/src/guide/fact.ts', 'export const seed = () => Math.random();', 'domain-is-pure'],
  ['packages/domain/src/guide/fact.ts', 'export const now = () => new Date();', 'domain-is-pure'],
  ['packages/search/src/search.ts', 'export const now = () => Date.now();', 'domain-is-pure'],
  ['packages/assistant/src/answer.ts', 'export const now = () => new Date();', 'domain-is-pure'],
  ['apps/web/app/ui/card.tsx', "export const a = () => localStorage.getItem('a');", 'one-place-for-storage'],
  ['apps/web/app/ui/card.tsx', 'export const a = () => window.sessionStorage.clear();', 'one-place-for-storage'],
  [
    'apps/web/app/ui/card.tsx',
    "export const a = `try{localStorage.setItem('a','b')}catch(e){}`;",
    'one-place-for-storage',
  ],
  ['apps/web/app/ui/card.tsx', 'export const a = () => crypto.randomUUID();', 'ids-without-secure-context'],
  ['packages/offline/src/queue.ts', 'const { randomUUID } = crypto;', 'ids-without-secure-context'],
  [
    'packages/offline/src/queue.ts',
    "export const a = crypto.subtle.digest('SHA-256', b);",
    'one-place-for-cryptography',
  ],
  ['apps/web/app/ui/card.tsx', 'export const cut = (text: string) => text.slice(0, MAX);', 'cut-between-characters'],
  ['apps/web/app/ui/card.tsx', 'export const cut = note.trim().slice(0, 200);', 'cut-between-characters'],
  ['packages/backend/src/a.ts', 'export const cut = given.slice(0, TEXT_LIMITS.title);', 'cut-between-characters'],
  ['packages/backend/src/a.ts', 'export const cut = given.substring(2);', 'cut-between-characters'],
  ['packages/backend/src/a.ts', 'export const day = text.slice(0, at) + rows.slice(0, MAX_ROWS);', null],
  ['apps/web/app/ui/card.tsx', 'export const a = <input type="number" />;', 'digits-of-every-script'],
  ['packages/domain/src/guide/fact.ts', 'export const day = z.iso.date();', 'digits-of-every-script'],
  ['packages/domain/src/guide/fact.test.ts', "test.only('a', () => {});", 'no-only-or-skip'],
  ['e2e/read.spec.ts', "test.skip('a', () => {});", 'no-only-or-skip'],
  ['packages/domain/src/guide/fact.ts', 'export const a = 1 as any;', 'no-any'],
  ['packages/domain/src/guide/fact.ts', '// @ts-ignore', 'no-silenced-checks'],
  ['packages/domain/src/guide/fact.ts', '/* FIXME later */', 'nothing-unfinished'],
  ['apps/web/app/styles/app.css', '/* TODO */', 'nothing-unfinished'],
  ['apps/web/app/ui/card.tsx', "export const a = 'flex ml-2';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = 'md:pr-2';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = '-left-4';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = 'text-right';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = 'border-l';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = 'border-r-line';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = 'rounded-tl-2';", 'logical-css'],
  ['apps/web/app/ui/card.tsx', 'export const a = { marginLeft: 1 };', 'logical-css'],
  ['apps/web/app/styles/app.css', 'a { margin-left: 1rem; }', 'logical-css'],
  ['apps/web/app/styles/app.css', 'a { left: 0; }', 'logical-css'],
  ['apps/web/app/styles/app.css', 'a { text-align: right; }', 'logical-css'],
  ['apps/web/app/ui/card.tsx', "export const a = 'w-[50%]';", 'no-arbitrary-values'],
  ['apps/web/app/ui/card.tsx', "export const a = 'p-1 [&>a]:underline';", 'no-arbitrary-values'],
  ['apps/web/app/ui/card.tsx', 'export const a = `grid-cols-[${1}fr]`;', null],
  ['apps/web/app/ui/card.tsx', "export const a = '#EEF9FB';", 'colours-are-tokens'],
  ['apps/web/app/ui/card.tsx', "export const a = '#content';", null],
  ['apps/web/app/styles/app.css', 'a { color: #fff; }', 'colours-are-tokens'],
  ['apps/web/app/styles/app.css', 'a { color: rgb(0 0 0); }', 'colours-are-tokens'],
  ['apps/web/app/styles/app.css', 'a { width: 24px; }', 'sizes-are-tokens'],
  ['apps/web/app/ui/card.tsx', "export const a = { width: '24px' };", 'sizes-are-tokens'],
  ['apps/web/app/desk/media/a.tsx', `${FIELD} failureMessage(error, 'a');`, 'field-problems'],
  ['apps/web/app/desk/media/a.tsx', '<form />; useMutation({});', 'field-problems'],
  ['apps/web/app/desk/media/a.tsx', `${FIELD} useFieldErrors(['a']); useMutation({});`, null],
  ['apps/web/app/desk/media/a.tsx', "failureMessage(error, 'a');", null],
  ['apps/web/app/pages/items/a.tsx', `${FIELD} useMutation({});`, null],
  ['packages/domain/src/helpers/fact.ts', 'export const a = 1;', 'folder-name'],
  ['packages/backend/src/guide/get-place.ts', 'query({ input: z.object({ id: z.string() }) });', 'text-input'],
  ['packages/backend/src/guide/get-place.ts', 'export const getPlaceInput = z.array(z.string());', 'text-input'],
  ['packages/backend/src/guide/place.routes.ts', 'route({ request: { query: { q: z.string() } } });', 'text-input'],
  ['packages/backend/src/guide/get-place.ts', 'const id = z\n  .string()\n  .regex(/^a/);', 'text-input'],
  ['packages/domain/src/quality/report.ts', 'export const a = z.string().check(z.trim());', 'text-input'],
  ['packages/assistant/src/conversation-schema.ts', 'const question = z.string().trim();', 'text-input'],
  ['packages/backend/src/guide/get-place.ts', 'query({ input: z.object({ id: textInput() }) });', null],
  ['packages/backend/src/guide/place-view.ts', 'export const placeView = z.object({ id: z.string() });', null],
])('%s with %s breaks %s', (path, text, rule) => {
  const rules = checkSourceRules(plantTree({ [path]: `${text}\n` })).map((violation) => violation.rule);
  expect(rules).toEqual(rule === null ? [] : [rule]);
});

test('names the line of a violation', () => {
  const violations = violationsIn({ 'apps/web/app/ui/card.tsx': "const a = 1;\n\nexport const b = [a, 'ml-2'];\n" });
  expect(violations).toEqual(['apps/web/app/ui/card.tsx:3 logical-css']);
});

test('names are kebab-case', () => {
  const violations = violationsIn({
    'packages/domain/src/guide/livingFact.ts': '',
    'packages/domain/src/Guide/fact.ts': '',
  });
  expect(violations).toEqual([
    'packages/domain/src/guide/livingFact.ts:1 kebab-case',
    'packages/domain/src/Guide:1 kebab-case',
  ]);
});

test('a file of more than 400 lines is too long', () => {
  const file = (lines: number) => ({ 'packages/domain/src/guide/fact.ts': 'export {};\n'.repeat(lines) });
  expect(violationsIn(file(400))).toEqual([]);
  expect(violationsIn(file(401))).toEqual(['packages/domain/src/guide/fact.ts:401 file-length']);
});
