import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { DatabaseAddress } from '@dalil/database/connection-address.ts';

export interface StatementCounter {
  /** The address a server uses to go through the counter. */
  readonly databaseUrl: string;
  /** Statements sent so far, including those that begin and end transactions. */
  readonly count: () => number;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Query and Execute: the messages that run a statement in the simple and in the extended protocol. */
const RUNS = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));
const LENGTH_BYTES = 4;

/**
 * A proxy between a server and the embedded PostgreSQL on a loopback port that counts the statements, independent of database
 * settings.
 */
export async function startStatementCounter(database: DatabaseAddress): Promise<StatementCounter> {
  if ('url' in database) throw new Error('Statements are counted on the embedded database');
  const { host, port, user, password = '' } = database;
  const target = path.isAbsolute(host) ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
  const live = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(target);
    const read = countRuns(() => (count += 1));
    client.on('data', read).pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      live.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => live.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = typeof address === 'object' ? address?.port : 0;
  return {
    databaseUrl: `postgres://${user}:${password}@127.0.0.1:${ownPort}/${database.database}`,
    count: () => count,
    async [Symbol.asyncDispose]() {
      for (const socket of live) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Parses the messages of a client: the first has only a length, every other a letter before it. */
function countRuns(note: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const letterBytes = isStarted ? 1 : 0;
      if (rest.length < letterBytes + LENGTH_BYTES) return;
      const end = letterBytes + rest.readUInt32BE(letterBytes);
      if (rest.length < end) return;
      if (isStarted && RUNS.has(rest[0] ?? 0)) note();
      isStarted = true;
      rest = rest.subarray(end);
    }
  };
}
