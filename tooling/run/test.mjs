import './check-node.mjs';

const isFull = process.argv.includes('--full');

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./test-steps.mjs'))
  .then((set) => set.runTests({ isFull }));
