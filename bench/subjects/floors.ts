import path from 'node:path';
import { PROJECT_FOLDER, runToEnd, startSubject, type Subject } from './child.ts';

const RR8_FOLDER = path.join(PROJECT_FOLDER, 'bench/floor/rr8');
const ROUTER_COMMAND = path.join(PROJECT_FOLDER, 'node_modules/@react-router/dev/bin.cjs');
const READY = /ready on (\d+)/;

/** The product's pages as static HTML; `copy` is the folder `copyPages` filled. */
export function startFloor(copy: string, core?: number): Promise<Subject> {
  return startSubject('floor', { args: ['bench/floor/static-server.ts', copy], ready: READY, core });
}

/** The static pages with a worker that caches them. */
export function startStaticWorkerFloor(copy: string): Promise<Subject> {
  return startSubject('static-sw', { args: ['bench/floor/static-server.ts', copy, 'with-worker'], ready: READY });
}

/** The same pages rendered by bare React Router 8 on Hono. Builds it first: the markup of the copied pages is part of it. */
export async function startRr8Floor(copy: string, core?: number): Promise<Subject> {
  const env = { COPY_FOLDER: copy };
  await runToEnd([ROUTER_COMMAND, 'build'], { cwd: RR8_FOLDER, env });
  return startSubject('rr8-floor', { args: ['bench/floor/rr8/server.ts', copy], env, ready: READY, core });
}
