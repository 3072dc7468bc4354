import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Processor milliseconds so far: of the load itself, of a server, of its embedded database. */
export type ProcessorTime = { load: number; server: number; database: number };

/** Null where the system does not report it: only Linux does. */
export function processorTime(serverPid: number, dataDir: string): ProcessorTime | null {
  if (!existsSync('/proc/self/schedstat')) return null;
  const { user, system } = process.cpuUsage();
  return { load: (user + system) / 1000, server: timeOf(serverPid), database: timeOfDatabase(dataDir) };
}

/** The database processes are children of the process whose id is stored in the folder. */
function timeOfDatabase(dataDir: string): number {
  const main = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(Number).filter((pid) => readNumber(`/proc/${pid}/stat`, /\) \S (\d+)/) === main);
  return [main, ...children].reduce((sum, pid) => sum + timeOf(pid), 0);
}

/** The time of all its threads, which the system counts in nanoseconds. */
function timeOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce(
    (sum, thread) => sum + readNumber(`${folder}/${thread}/schedstat`, /^(\d+)/) / 1e6,
    0,
  );
}

/** 0 for a process that has ended in the meantime. */
function readNumber(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
