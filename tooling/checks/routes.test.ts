import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkRoutes } from './routes.ts';

const PAGE = 'export const meta = () => [];\nexport default function Page() {\n  return null;\n}\n';
const PAGES = {
  'apps/web/app/pages/home.route.tsx': PAGE,
  'apps/web/app/pages/news.route.tsx': PAGE,
  'apps/web/app/pages/article.route.tsx': PAGE,
  'apps/web/app/pages/robots.route.ts': 'export const loader = () => null;\n',
  'apps/web/app/pages/not-found/not-found.route.tsx': 'export default function NotFound() {\n  return null;\n}\n',
  'apps/web/app/shell/navigation.ts': "export const NAVIGATION = ['/news'];\n",
};

function siteMap(...rows: string[]): string {
  const children = [
    "{ index: true, file: 'pages/home.route.tsx' },",
    "{ path: 'news', file: 'pages/news.route.tsx' },",
    "{ path: 'news/:id', file: 'pages/article.route.tsx' },",
    "{ path: 'robots.txt', file: 'pages/robots.route.ts' },",
    ...rows,
    "{ path: '*', file: 'pages/not-found/not-found.route.tsx' },",
  ];
  return `export default [{ path: ':lang?', file: 'layout.tsx', children: [\n${children.join('\n')}\n] }];\n`;
}

async function violationsIn(rows: string[], files: Record<string, string> = {}): Promise<string[]> {
  const root = plantTree({ ...PAGES, ...files, 'apps/web/app/routes.ts': siteMap(...rows) });
  return placesOf(await checkRoutes(root));
}

test('a clean site map passes, and so does a tree without one', async () => {
  expect(await violationsIn([])).toEqual([]);
  expect(await checkRoutes(plantTree({}))).toEqual([]);
});

test('a page without a title is found, however its meta is exported', async () => {
  const untitled = 'export default function Page() {\n  return null;\n}\n';
  expect(await violationsIn([], { 'apps/web/app/pages/news.route.tsx': untitled })).toEqual([
    'apps/web/app/routes.ts:3 route-title',
  ]);
  const renamed = `const pageMeta = () => [];\nexport { pageMeta as meta };\n${untitled}`;
  expect(await violationsIn([], { 'apps/web/app/pages/news.route.tsx': renamed })).toEqual([]);
});

test('a route without a module is found', async () => {
  expect(await violationsIn(["{ path: 'news/:id/print', file: 'pages/print.route.tsx' },"])).toEqual([
    'apps/web/app/routes.ts:6 route-module',
  ]);
});

test('a page nobody can reach is found', async () => {
  const files = { 'apps/web/app/pages/hidden.route.tsx': PAGE };
  expect(await violationsIn(["{ path: 'hidden', file: 'pages/hidden.route.tsx' },"], files)).toEqual([
    'apps/web/app/routes.ts:6 route-reached',
  ]);
});
