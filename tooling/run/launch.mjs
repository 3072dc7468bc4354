import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { projectFolder } from './check-node.mjs';

const PARENT_CHECK_MS = 100;

/**
 * Runs one of our programs in place of this process as far as Node allows: signals and the exit status pass through. The channel
 * between the two closes when this process is killed, which notifies the program.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {Record<string, string>} [defaults] environment variables, where they are not set
 */
export function launch(node, args, defaults = {}) {
  const child = spawn(node, args, {
    cwd: projectFolder,
    env: { ...defaults, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) watchNpm(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (status, signal) => process.exit(status ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** The command's arguments; a file path is relative to the folder where npm was called. */
export function fileArguments() {
  return process.argv
    .slice(2)
    .map((word) => (word.startsWith('-') ? word : resolve(process.env.INIT_CWD ?? '.', word)));
}

/** Under npm this process exits with npm, however npm ends; otherwise the next start would find its port and folder in use. */
function watchNpm(onExit) {
  const before = readAncestors();
  const timer = setInterval(() => {
    if (readAncestors() === before) return;
    clearInterval(timer);
    onExit();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** The parent's process id and, if npm runs this process through a shell that outlives it, npm's id. */
function readAncestors() {
  const parent = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('tooling/run/');
    const status = isShell ? readFileSync(`/proc/${parent}/stat`, 'utf8') : '';
    return `${parent} ${status.replace(/^.*\) . (\d+) .*$/s, '$1')}`;
  } catch {
    return `${parent} `;
  }
}
