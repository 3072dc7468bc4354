import { join } from 'node:path';
import { nodeToRun, projectFolder } from './check-node.mjs';

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./build.mjs'))
  .then((set) => set.writeLanguageTables())
  .then(() => import('./launch.mjs'))
  .then((set) =>
    set.launch(nodeToRun(), [
      join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs'),
      'watch',
      ...process.argv.slice(2),
    ]),
  );
