import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectFolder } from './check-node.mjs';

/**
 * Runs a program without output and collects what it prints. Programs that start `node` get the Node 24 of node_modules.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function capture(command, args, { cwd = projectFolder, env = {} } = {}) {
  const path = [join(projectFolder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
