import { nodeToRun } from './check-node.mjs';
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from './server-command.mjs';

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./build.mjs'))
  .then((set) => set.build())
  .then(() => import('./launch.mjs'))
  .then((set) => set.launch(nodeToRun(), SERVER_COMMAND, { NODE_ENV: 'production', ...SERVER_ENVIRONMENT }));
