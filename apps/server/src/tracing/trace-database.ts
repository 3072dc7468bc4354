import { AsyncResource } from 'node:async_hooks';
import type { Tracing } from '@dalil/backend/core/tracing.ts';
import type { OpenDatabase } from '@dalil/database/connection.ts';

type Query = (...given: unknown[]) => unknown;
type Connect = (...given: unknown[]) => unknown;

const WRITES = /^\s*(insert\s+into|update|delete\s+from)\s+(?:"?\w+"?\.)?"?(\w+)/i;
const READS = /\bfrom\s+(?:"?(?:public|search|offline|pgboss)"?\.)?"?([a-z_]\w*)/i;
const VERB = /^\s*(\w+)/;

/** MON-3: a span for each statement of a recorded trace, by its name. Its text and values are not sent. */
export function traceDatabase(pool: OpenDatabase['pool'], tracing: Tracing): void {
  // A caller that waits for a connection gets it in the context of whoever returned it.
  const connect = pool.connect.bind(pool) as Connect;
  const connectInContext: Connect = (callback) =>
    typeof callback === 'function' ? connect(AsyncResource.bind(callback as () => void)) : connect();
  Object.assign(pool, { connect: connectInContext });
  const known = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    Object.assign(client, { query: traced(client.query.bind(client) as Query, tracing) });
  });
}

function traced(query: Query, tracing: Tracing): Query {
  return (...given) => {
    const name = statementName(given[0]);
    const span = name && tracing.begin({ name, kind: 'client', values: { 'db.system.name': 'postgresql' } });
    if (!span) return query(...given);
    const done = given.at(-1);
    if (typeof done === 'function') {
      return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
        span.end(error ?? undefined);
        done(error, result);
      });
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(() => span.end(), span.end);
    else span.end();
    return answer;
  };
}

/** "update page_counts", or the name of a prepared statement. Null for what is no statement. */
export function statementName(given: unknown): string | null {
  const { name, text } =
    typeof given === 'string' ? { name: undefined, text: given } : (given as { name?: unknown; text?: unknown });
  if (typeof name === 'string' && name !== '') return name;
  if (typeof text !== 'string') return null;
  const [, verb, table] = WRITES.exec(text) ?? [];
  if (verb !== undefined) return `${verb.toLowerCase().replace(/\s+/g, ' ')} ${table}`;
  const first = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const from = READS.exec(text)?.[1];
  return from === undefined ? first : `${first} ${from}`;
}
