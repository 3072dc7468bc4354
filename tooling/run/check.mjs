import './check-node.mjs';

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./test-steps.mjs'))
  .then((set) => set.runChecks());
