/** A server-sent event: its name and the text of its data. */
export type StreamEvent = { event: string; data: string };

const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * The events of a stream as they arrive, wherever the network splits it: inside a character, a line or a line ending. Events that
 * arrive together are yielded together. An event that was incomplete when the stream ended is not yielded. `onReceived` is called
 * for any data, even a keep-alive.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onReceived: () => void,
): AsyncGenerator<readonly StreamEvent[]> {
  const reader = body.getReader();
  const letGo = () => void reader.cancel().catch(() => undefined);
  if (signal.aborted) letGo();
  signal.addEventListener('abort', letGo);
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onReceived();
      rest += decoder.decode(value, { stream: true });
      const parts = rest.split(LINE_END);
      rest = parts.pop() ?? '';
      const events: StreamEvent[] = [];
      for (const line of parts) {
        if (line !== '') {
          lines.push(line);
          continue;
        }
        const event = eventOf(lines);
        lines = [];
        if (event) events.push(event);
      }
      if (events.length > 0) yield events;
    }
  } finally {
    // A consumer that stops releases the connection, which ends the work on the server.
    signal.removeEventListener('abort', letGo);
    letGo();
  }
}

/** Null for a keep-alive. */
function eventOf(lines: readonly string[]): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}
