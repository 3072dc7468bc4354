import { nodeToRun } from './check-node.mjs';

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./build.mjs'))
  .then((set) => set.build())
  .then(() => import('./launch.mjs'))
  .then((set) => set.launch(nodeToRun(), ['apps/server/src/main.ts'], { NODE_ENV: 'production' }));
