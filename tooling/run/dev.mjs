import { nodeToRun } from './check-node.mjs';

// Pages reload by Vite inside the server; a change in the server's own code restarts it.
const WATCH = ['--watch', '--watch-preserve-output'];

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./launch.mjs'))
  .then((set) => set.launch(nodeToRun(), [...WATCH, 'apps/server/src/main.ts', '--dev'], { NODE_ENV: 'development' }));
