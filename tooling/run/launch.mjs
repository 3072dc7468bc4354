import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { projectFolder } from './check-node.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Runs a program of ours in place of this process as well as Node can: signals and the exit status pass through. The channel
 * between the two closes when this process is killed, by which the program notices.
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
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (status, signal) => process.exit(status ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** Under npm: a file is meant relative to where npm was called, and npm takes `--replace` for an option of its own. */
export function fileArguments() {
  const words = process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(process.env.INIT_CWD ?? '.', word)));
  return process.env.npm_config_replace === 'true' ? [...words, '--replace'] : words;
}

function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  timer.unref();
}
