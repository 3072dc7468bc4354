import { expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';
import { placesOf, plantTree } from './core/planted-tree.ts';

const NAMES = {
  domain: 'packages',
  search: 'packages',
  assistant: 'packages',
  database: 'packages',
  backend: 'packages',
  offline: 'packages',
  web: 'apps',
  server: 'apps',
};

const CLEAN = {
  'packages/domain/src/guide/fact.ts': "import * as z from 'zod/mini';\nexport const fact = z.string();\n",
  'packages/search/src/search.ts': "import { fact } from '@dalil/domain/guide/fact.ts';\nexport const search = fact;\n",
  'packages/assistant/src/answer.ts':
    "import { fact } from '@dalil/domain/guide/fact.ts';\nimport { search } from '@dalil/search/search.ts';\nexport const answer = [fact, search];\n",
  'packages/offline/src/answer-on-device.ts':
    "import { answer } from '@dalil/assistant/answer.ts';\nimport { search } from '@dalil/search/search.ts';\nexport const answerOnDevice = [answer, search];\n",
  'packages/backend/src/assistant/answer-question.ts':
    "import { answer } from '@dalil/assistant/answer.ts';\nimport { search } from '@dalil/search/search.ts';\nexport const answerQuestion = [answer, search];\n",
  'packages/database/src/connection.ts':
    "import { fact } from '@dalil/domain/guide/fact.ts';\nexport const connection = fact;\n",
  'packages/backend/src/guide/get-article.ts':
    "import { connection } from '@dalil/database/connection.ts';\nexport const getArticle = connection;\n",
  'packages/backend/src/guide/guide.routes.ts':
    "import { Hono } from 'hono';\nimport { getArticle } from './get-article.ts';\nexport const routes = [Hono, getArticle];\n",
  'packages/backend/src/core/command.ts': 'export const command = 1;\n',
  'packages/backend/src/quality/problem-reference.ts': 'export const problemReference = 1;\n',
  'packages/backend/src/quality/report-problem.ts':
    "import { command } from '../core/command.ts';\nexport const reportProblem = command;\n",
  'packages/backend/src/guide/list-problems.ts':
    "import { problemReference } from '../quality/problem-reference.ts';\nexport const listProblems = problemReference;\n",
  'packages/backend/src/guide/report.tool.ts':
    "import { reportProblem } from '../quality/report-problem.ts';\nexport const reportTool = reportProblem;\n",
  'packages/backend/src/api.ts':
    "import { routes } from './guide/guide.routes.ts';\nexport type Api = typeof routes;\nexport const api = routes;\n",
  'apps/server/src/main.ts': "import { api } from '@dalil/backend/api.ts';\nexport const main = api;\n",
  'apps/web/app/data/api.ts': "import type { Api } from '@dalil/backend/api.ts';\nexport const api = {} as Api;\n",
  'apps/web/app/queries/guide.ts': "import { api } from '../data/api.ts';\nexport const articleQuery = api;\n",
  'apps/web/app/features/search/marks.ts':
    "import { answer } from '@dalil/assistant/answer.ts';\nimport { search } from '@dalil/search/search.ts';\nexport const marks = [answer, search];\n",
  'apps/web/app/ui/card.tsx': "import { useState } from 'react';\nexport const card = useState;\n",
  'apps/web/app/features/cards/article-card.tsx':
    "import { articleQuery } from '../../queries/guide.ts';\nimport { card } from '../../ui/card.tsx';\nexport const articleCard = [articleQuery, card];\n",
  'apps/web/app/pages/news/article.route.tsx':
    "import { articleCard } from '../../features/cards/article-card.tsx';\nexport default articleCard;\n",
  'apps/web/app/pages/legal/terms.route.tsx': 'export default 1;\n',
  'apps/web/app/desk/news/news-card.tsx': 'export const there = 1;\n',
};

async function violationsIn(planted: Record<string, string>): Promise<string[]> {
  const files: Record<string, string> = { ...CLEAN, ...planted };
  const links: Record<string, string> = {};
  for (const [name, folder] of Object.entries(NAMES)) {
    files[`${folder}/${name}/package.json`] = JSON.stringify({ name: `@dalil/${name}`, exports: { './*': './src/*' } });
    links[`node_modules/@dalil/${name}`] = `${folder}/${name}`;
  }
  return placesOf(await checkBoundaries(plantTree(files, links)));
}

test('a clean tree passes', async () => {
  expect(await violationsIn({})).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['packages/domain/src/guide/place.ts', '@dalil/database/connection.ts', 'import', 'direction-of-domain'],
  ['packages/domain/src/guide/place.ts', '../../../database/src/connection.ts', 'import', 'direction-of-domain'],
  ['packages/domain/src/guide/place.ts', 'react', 'import', 'domain-runs-anywhere'],
  ['packages/domain/src/guide/place.ts', 'node:fs', 'import', 'domain-runs-anywhere'],
  ['packages/domain/src/guide/place.ts', '@dalil/search/search.ts', 'import', 'direction-of-domain'],
  ['packages/domain/src/guide/place.ts', '@dalil/assistant/answer.ts', 'import type', 'direction-of-domain'],
  ['packages/search/src/suggest.ts', '@dalil/assistant/answer.ts', 'import type', 'direction-of-search'],
  ['packages/search/src/suggest.ts', '@dalil/database/connection.ts', 'import', 'direction-of-search'],
  ['packages/search/src/suggest.ts', 'react', 'import', 'domain-runs-anywhere'],
  ['packages/search/src/suggest.ts', 'node:fs', 'import', 'domain-runs-anywhere'],
  ['packages/assistant/src/compose.ts', '@dalil/backend/api.ts', 'import type', 'direction-of-assistant'],
  ['packages/assistant/src/compose.ts', '@dalil/offline/answer-on-device.ts', 'import', 'direction-of-assistant'],
  ['packages/assistant/src/compose.ts', 'idb', 'import', 'domain-runs-anywhere'],
  ['packages/assistant/src/compose.ts', 'node:fs', 'import', 'domain-runs-anywhere'],
  ['packages/database/src/seed.ts', '@dalil/search/search.ts', 'import', 'direction-of-database'],
  ['packages/database/src/seed.ts', '@dalil/backend/api.ts', 'import', 'direction-of-database'],
  ['packages/backend/src/main.ts', '../../../apps/server/src/main.ts', 'import type', 'direction-of-backend'],
  ['packages/backend/src/guide/get-place.ts', 'hono', 'import', 'verb-without-http'],
  ['packages/backend/src/guide/get-place.ts', '../quality/report-problem.ts', 'import', 'verb-imports-verb'],
  ['packages/backend/src/guide/get-place.ts', './nowhere.ts', 'import', 'unresolved'],
  ['apps/server/src/site.ts', '@dalil/assistant/answer.ts', 'import', 'direction-of-server'],
  ['apps/web/app/data/client.ts', '@dalil/backend/api.ts', 'import type', 'backend-in-one-file'],
  ['apps/web/app/data/client.ts', '@dalil/database/connection.ts', 'import type', 'direction-of-web'],
  ['apps/web/app/queries/city.ts', '../features/cards/article-card.tsx', 'import', 'direction-of-queries'],
  ['apps/web/app/features/a/b.tsx', '../../pages/legal/terms.route.tsx', 'import', 'direction-of-features'],
  ['apps/web/app/pages/news/list.route.tsx', '../legal/terms.route.tsx', 'import', 'page-imports-page'],
  ['apps/web/app/pages/news/list.route.tsx', '../../desk/news/news-card.tsx', 'import', 'desk-only-for-staff'],
  ['apps/web/app/desk/kit/table.tsx', '../news/news-card.tsx', 'import', 'desk-kit-holds-no-room'],
  ['apps/web/app/ui/button.tsx', '../data/api.ts', 'import', 'direction-of-ui'],
  ['apps/web/app/ui/button.tsx', '@lingui/react', 'import', 'ui-is-only-looks'],
  ['apps/web/app/ui/button.tsx', 'react-router', 'import', 'ui-is-only-looks'],
])('%s must not import %s with %s', async (path, address, statement, rule) => {
  const text = `export const here = 1;\n${statement} { there } from '${address}';\nexport { there };\n`;
  expect(await violationsIn({ [path]: text })).toEqual([`${path}:2 ${rule}`]);
});

test('the backend is imported as types alone', async () => {
  const api = "import { api } from '@dalil/backend/api.ts';\nexport const client = api;\n";
  expect(await violationsIn({ 'apps/web/app/data/api.ts': api.replace('client', 'api2') })).toContain(
    'apps/web/app/data/api.ts:1 backend-as-types',
  );
});

test('a test may import more', async () => {
  const text = "import { api } from '@dalil/backend/api.ts';\nexport const fake = api;\n";
  expect(await violationsIn({ 'apps/web/app/pages/news/article.test.tsx': text })).toEqual([]);
});

test('a cycle is found, also one of types', async () => {
  const violations = await violationsIn({
    'packages/domain/src/guide/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
    'packages/domain/src/guide/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
  });
  expect(violations).toContain('packages/domain/src/guide/a.ts:1 no-cycle');
});

test('a circle of feature folders is found where no file imports itself in a circle, also one of types and over a third folder', async () => {
  const folder = (name: string) => `apps/web/app/features/${name}`;
  const cards = "import { save } from '../saving/save.ts';\nexport const saveCard = save;\n";
  const planted = {
    [`${folder('cards')}/save-card.ts`]: cards,
    [`${folder('saving')}/save.ts`]: 'export const save = 1;\n',
    [`${folder('saving')}/session.ts`]: "import { key } from '../sending/key.ts';\nexport const session = key;\n",
    [`${folder('sending')}/key.ts`]: 'export const key = 1;\n',
  };
  expect(await violationsIn(planted)).toEqual([]);
  const type = "import type { saveCard } from '../cards/save-card.ts';\nexport type Sent = typeof saveCard;\n";
  expect(await violationsIn({ ...planted, [`${folder('sending')}/factories.ts`]: type })).toEqual([]);
  expect((await violationsIn({ ...planted, [`${folder('sending')}/send.ts`]: type })).toSorted()).toEqual([
    `${folder('cards')}/save-card.ts:1 feature-circle`,
    `${folder('saving')}/session.ts:1 feature-circle`,
    `${folder('sending')}/send.ts:1 feature-circle`,
  ]);
});

test('a file that only passes on is a barrel', async () => {
  expect(await violationsIn({ 'packages/domain/src/guide/all.ts': "export * from './fact.ts';\n" })).toEqual([
    'packages/domain/src/guide/all.ts:1 no-barrel',
  ]);
});

test('fails when no module could be read', async () => {
  expect(placesOf(await checkBoundaries(plantTree({ 'README.md': '' })))).toEqual(['packages:1 modules-read']);
});
