/** These headers describe the transferred bytes, not the stored text. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length'];

/**
 * The same response with its complete body. Rejects if the body breaks off, as if there had been no network. A body that breaks
 * off while passing through the worker would keep Chromium's worker running forever and block new versions.
 */
export async function takeWhole(answer: Response): Promise<Response> {
  const { body, status, statusText } = answer;
  if (body === null || answer.type === 'opaque') return answer;
  return new Response(await answer.arrayBuffer(), { status, statusText, headers: storedHeaders(answer) });
}

/** The headers that still hold for a body that was read. */
export function storedHeaders({ headers }: Response): Headers {
  const stored = new Headers(headers);
  for (const header of OF_THE_TRANSFER) stored.delete(header);
  return stored;
}
