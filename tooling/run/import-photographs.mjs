import { nodeToRun } from './check-node.mjs';

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./launch.mjs'))
  .then((set) => set.launch(nodeToRun(), ['tooling/run/import-photographs.ts', ...process.argv.slice(2)]));
