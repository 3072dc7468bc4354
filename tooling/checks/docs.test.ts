import { expect, test } from 'vitest';
import { checkDocs } from './docs.ts';
import { placesOf, plantTree } from './core/planted-tree.ts';

const REPOSITORY = {
  'package.json': JSON.stringify({ scripts: { start: '', test: '', backup: '' } }),
  'packages/domain/src/guide/fact.ts': '',
  'packages/domain/src/guide/place.ts': '',
  'apps/server/src/settings.ts':
    'export const settings = z.object({\n  NODE_ENV: z.string(),\n  PORT: z.string(),\n});\n',
  '.env.example': '# Where the server listens.\n# PORT=3000\n',
};

function violationsIn(files: Record<string, string>): string[] {
  return placesOf(checkDocs(plantTree({ ...REPOSITORY, ...files })));
}

test('true documents pass', () => {
  const text = `# Name
\`packages/domain/src/guide/fact.ts\`, \`packages/domain/\`, \`packages/*/src/<area>/fact.ts\`,
\`@dalil/domain/guide/place.ts\`, \`/news/{id}\`, \`domain\`, \`a/b\`, \`https://example.com/a.md\`, \`data/postgres\`
Run \`npm start\`, \`npm test\`, \`npm run backup\`, \`npm ci\`.
`;
  expect(violationsIn({ 'README.md': text, 'docs/architecture.md': text })).toEqual([]);
  expect(checkDocs(plantTree({}))).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(violationsIn({ 'README.md': '# Name\n`packages/domain/src/guide/event.ts`\n' })).toEqual([
    'README.md:2 doc-path',
  ]);
  expect(violationsIn({ 'docs/a.md': '`@dalil/domain/guide/event.ts`\n' })).toEqual(['docs/a.md:1 doc-path']);
  expect(violationsIn({ 'docs/a.md': '`app/data/api.ts`\n' })).toEqual(['docs/a.md:1 doc-path']);
  expect(violationsIn({ 'docs/a.md': '`packages/*/nowhere/*.ts`\n' })).toEqual(['docs/a.md:1 doc-path']);
});

test('a script that does not exist is found, also in a block', () => {
  expect(violationsIn({ 'docs/a.md': '```\nnpm run deploy\n```\n' })).toEqual(['docs/a.md:2 doc-script']);
});

test('settings and their example name the same', () => {
  expect(violationsIn({ '.env.example': '' })).toEqual(['apps/server/src/settings.ts:3 setting-shown']);
  expect(violationsIn({ '.env.example': '# PORT=1\nHOST=::\n' })).toEqual(['.env.example:2 setting-read']);
});
