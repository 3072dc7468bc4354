import type { ClientConfig } from 'pg';
import { ConfigurationError } from './configuration-error.ts';

/** Where a database listens: the operator's address, or the socket (on Windows the loopback port) of the embedded database. */
export type DatabaseAddress =
  | {
      readonly url: string;
      /** The same database without the connection pooler at `url`, for what needs a session of its own. */
      readonly directUrl?: string | undefined;
    }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password?: string;
      readonly database: string;
    };

/** The connection options of `pg`. Throws a ConfigurationError if DATABASE_URL is not a PostgreSQL address. */
export function toClientConfig(address: DatabaseAddress): ClientConfig {
  if ('url' in address) return { connectionString: parseDatabaseUrl(address.url).href };
  const { host, port, user, password, database } = address;
  return { host, port, user, password, database };
}

/** The address that gives a connection a session of its own: to listen, to lock, to migrate, to back up. */
export function directAddress(address: DatabaseAddress): DatabaseAddress {
  return 'url' in address && address.directUrl !== undefined ? { url: address.directUrl } : address;
}

/** Another database on the same server. */
export function withDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database };
  const url = parseDatabaseUrl(address.url);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { url: url.href };
}

/** The address without its password, for messages. */
export function describeAddress(address: DatabaseAddress): { place: string; user: string; database: string } {
  if (!('url' in address)) return { place: address.host, user: address.user, database: address.database };
  const url = parseDatabaseUrl(address.url);
  const socket = url.searchParams.get('host');
  return {
    place: socket ?? `${url.hostname || 'localhost'}:${url.port || '5432'}`,
    user: decodeURIComponent(url.username),
    database: decodeURIComponent(url.pathname.slice(1)),
  };
}

/** Parses DATABASE_URL. Throws a ConfigurationError that includes the expected form. */
export function parseDatabaseUrl(text: string): URL {
  const url = URL.parse(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (!url || !isPostgres || url.pathname.length < 2 || !isDecodable(url)) {
    throw new ConfigurationError(
      'DATABASE_URL is not the address of a PostgreSQL database. Write it as postgres://user:password@host:5432/database, ' +
        'or remove it to use the embedded database.',
      ['DATABASE_URL'],
    );
  }
  return url;
}

function isDecodable(url: URL): boolean {
  try {
    decodeURIComponent(url.username);
    decodeURIComponent(url.password);
    decodeURIComponent(url.pathname);
    return true;
  } catch {
    return false;
  }
}
