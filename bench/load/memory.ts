import { readdirSync, readFileSync } from 'node:fs';

const MEGABYTE = 1024;

/** Resident memory of a process, in MB. NaN where the system does not report it. */
export function residentMemory(pid: number): number {
  return readNumber(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/) / MEGABYTE;
}

/** Memory of a process and its descendants in MB, with shared pages divided among the processes that share them. */
export function memoryOfTree(pid: number): number {
  return (
    processesBelow(pid).reduce((sum, one) => sum + readNumber(`/proc/${one}/smaps_rollup`, /Pss:\s+(\d+)/), 0) /
    MEGABYTE
  );
}

function processesBelow(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), readNumber(`/proc/${name}/stat`, /\) \S (\d+)/));
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow);
}

function readNumber(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}
