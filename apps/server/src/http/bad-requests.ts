import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { BARE_POLICY } from './content-security-policy.ts';
import { securityHeaderValues } from './security-headers.ts';

/** What node:http answers to a request it cannot read. Everything else is a 400. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node answers a missing Host without our headers, so the listener does. */
export const HOST_BY_LISTENER = { requireHostHeader: false } as const;

/** Answers requests that never reach the listener, with the headers of every other response. */
export function answerBadRequests(server: Server, isTls: boolean): void {
  const headers = {
    ...securityHeaderValues(isTls),
    'content-security-policy': BARE_POLICY,
    'content-length': '0',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) return void socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  });
}

/** A second response in the middle of one would be read as part of it. Node offers no other way to know. */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: response } = socket as Duplex & { _httpMessage?: { _headerSent?: boolean } | null };
  return response?._headerSent === true;
}
