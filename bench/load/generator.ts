import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '../subjects/child.ts';

/** One burst: responses per second, median and 99th percentile in milliseconds, responses that were not 2xx or did not arrive. */
export type Burst = { rate: number; p50: number; p99: number; failures: number };

type Load = {
  address: string;
  seconds: number;
  connections: number;
  /** The requested encoding. None when absent. */
  accept?: string;
};

/** The servers use core 0 exclusively, the load core 1. Without taskset or a second core all share the available cores. */
export const CORES = existsSync('/usr/bin/taskset') ? { server: 0, load: 1 } : undefined;

const WRK = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((file) => existsSync(file));
const AUTOCANNON = path.join(PROJECT_FOLDER, 'node_modules/autocannon/autocannon.js');

export const GENERATOR = WRK ? 'wrk' : 'autocannon';

/** Requests one address over many parallel connections, as fast as it is answered. */
export function burst(load: Load): Promise<Burst> {
  return WRK ? burstOfWrk(WRK, load) : burstOfAutocannon(load);
}

async function burstOfWrk(wrk: string, { address, seconds, connections, accept }: Load): Promise<Burst> {
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency', ...header(accept)];
  const output = await run([wrk, ...words, address]);
  const number = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '0';
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    rate: Number(number(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(number(/^\s+50%\s+(\S+)/m)),
    p99: milliseconds(number(/^\s+99%\s+(\S+)/m)),
    failures: [number(/Non-2xx or 3xx responses: (\d+)/), ...broken].reduce((sum, one) => sum + Number(one), 0),
  };
}

async function burstOfAutocannon({ address, seconds, connections, accept }: Load): Promise<Burst> {
  const words = [
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...header(accept),
    address,
  ];
  const { requests, latency, non2xx, errors } = JSON.parse(await run([process.execPath, AUTOCANNON, ...words])) as {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failures: non2xx + errors };
}

/** Both programs accept the same header option. */
function header(accept: string | undefined): string[] {
  return accept === undefined ? [] : ['-H', `accept-encoding: ${accept}`];
}

async function run(command: readonly string[]): Promise<string> {
  const [program = '', ...words] = CORES ? ['taskset', '-c', String(CORES.load), ...command] : command;
  const { stdout } = await promisify(execFile)(program, words);
  return stdout;
}

/** `731.00us`, `12.40ms` or `1.02s`. */
function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}
