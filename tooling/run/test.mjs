import './check-node.mjs';

const isFull = process.argv.includes('--full');
const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));

void import('./install.mjs')
  .then((set) => set.install())
  .then(() => import('./test-steps.mjs'))
  .then((set) => (paths.length > 0 ? set.runTestsBelow(paths, { isFull }) : set.runTests({ isFull })));
