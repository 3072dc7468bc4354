import { nodeToRun } from './check-node.mjs';

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./launch.mjs'))
  // An extract of 250 MB is read in pieces: more memory than this would be a defect.
  .then((set) =>
    set.launch(nodeToRun(), ['--max-old-space-size=384', 'tooling/run/import-city.ts', ...process.argv.slice(2)]),
  );
