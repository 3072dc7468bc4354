import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Unique to this bench, so that parallel runs use separate groups. */
const GROUP = `/sys/fs/cgroup/cpu/dalil-bench-${process.pid}`;
/** Short, so that a key does not wait long for the next share. */
const PERIOD_US = 4000;

/**
 * Slows a process and all of its children down by this factor on every core, including worker threads, which the developer tools
 * do not slow down. Needs Linux with control groups version 1, and root.
 */
export function slowDown(pid: number, times: number): () => void {
  mkdirSync(GROUP, { recursive: true });
  writeFileSync(`${GROUP}/cpu.cfs_period_us`, String(PERIOD_US));
  writeFileSync(`${GROUP}/cpu.cfs_quota_us`, String(Math.round((PERIOD_US * cpus().length) / times)));
  for (const one of withChildren(pid)) writeFileSync(`${GROUP}/cgroup.procs`, String(one));
  return () => {
    for (const one of readFileSync(`${GROUP}/cgroup.procs`, 'utf8').split('\n')) {
      if (one !== '') writeFileSync('/sys/fs/cgroup/cpu/cgroup.procs', one);
    }
    rmdirSync(GROUP);
  };
}

function withChildren(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [pid];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found;
}

/** The first process of the browser that uses a profile. */
export function browserOf(profile: string): number {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = commandOf(entry);
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=')) return Number(entry);
  }
  throw new Error(`No browser uses ${profile}`);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended in the meantime.
    return '';
  }
}
