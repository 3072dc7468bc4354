import { nodeToRun } from './check-node.mjs';

// Vite inside the server reloads the pages. A change in other code restarts the server.
const WATCHED = [
  'apps/server/src',
  'packages/backend/src',
  'packages/database',
  'packages/domain/src',
  'packages/search/src',
  'packages/assistant/src',
];
// Vite uses the development version of React Router, and server and pages have to share one.
const FORM = '--conditions=development';
const WATCH = ['--watch', '--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${folder}`)];

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./build.mjs'))
  .then((set) => set.writeLanguageTables())
  .then(() => import('./launch.mjs'))
  .then((set) =>
    set.launch(nodeToRun(), [FORM, ...WATCH, 'apps/server/src/main.ts', '--dev'], { NODE_ENV: 'development' }),
  );
