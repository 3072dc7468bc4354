// This file may run in any installed Node, so it uses no syntax and no module name newer than Node 12.
import { existsSync } from 'fs';
import { fileURLToPath } from 'url';

const OLDEST_TO_SET_UP = 20;
const OLDEST_TO_RUN = 24;
const HAS_BUNDLED_NODE = ['linux-x64', 'linux-arm64', 'win32-x64'].includes(`${process.platform}-${process.arch}`);

const [platform, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
const major = Number(process.versions.node.split('.')[0]);

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The Node that runs the product: the current one or, if it is older than 24, the one npm installs for this system. */
export function nodeToRun() {
  if (major >= OLDEST_TO_RUN) return process.execPath;
  const bundled = `${projectFolder}node_modules/node-${platform}-${process.arch}/bin/${program}`;
  return existsSync(bundled) ? bundled : reject(OLDEST_TO_RUN);
}

function reject(needed) {
  const { node } = process.versions;
  console.error(
    `Dalil needs Node ${needed} or newer, and this is Node ${node}. Install a newer one from https://nodejs.org and start again.`,
  );
  process.exit(1);
}

if (major < OLDEST_TO_SET_UP) reject(OLDEST_TO_SET_UP);
if (major < OLDEST_TO_RUN && !HAS_BUNDLED_NODE) reject(OLDEST_TO_RUN);
