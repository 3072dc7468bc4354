import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './capture.mjs';
import { projectFolder } from './check-node.mjs';
import { giveUp, showProgress } from './progress.mjs';

/** Installs the packages of package-lock.json unless exactly those are installed. */
export async function install() {
  if (isInstalled()) return;
  // If started by npm, use that npm, which may differ from the one on the path.
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  const { status, output } = await showProgress('Installing packages', () =>
    capture(command, [...args, 'ci', '--loglevel=error', '--no-progress', '--no-update-notifier']),
  );
  if (status === 0) return;
  const isFull = output.includes('ENOSPC');
  const isForbidden = /EACCES|EPERM|EROFS/.test(output);
  if (isFull) giveUp('The packages could not be installed: the disk is full. Free some space and start again.');
  if (isForbidden)
    giveUp(
      `The packages could not be installed: this account may not write to ${projectFolder}. Give it the right to, and start again.`,
    );
  giveUp('The packages could not be installed. Check the connection to the npm registry and start again.', output);
}

/** npm records the installed packages as its last step. Comparing that record makes a separate marker file unnecessary. */
function isInstalled() {
  const required = readPackages('package-lock.json');
  const present = readPackages(join('node_modules', '.package-lock.json'));
  if (!required || !present) return false;
  const isPresent = ([path, entry]) =>
    path === '' ||
    (present[path]
      ? present[path].version === entry.version && present[path].integrity === entry.integrity
      : entry.optional === true);
  return Object.entries(required).every(isPresent) && Object.keys(present).every((path) => path in required);
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(projectFolder, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
