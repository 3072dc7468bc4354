/** A server-sent event: its name and the text of its data. */
export type StreamEvent = { event: string; data: string };

const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * The events of a stream as they come, those that came at once together, wherever the network cuts it: inside a letter, a
 * line or a line's end. An event that was not finished when the stream ended is not told. `onHeard`: something came, be it
 * only a sign of life.
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
    // Whoever stops listening lets go of the connection, which ends the work on the server.
    signal.removeEventListener('abort', letGo);
    letGo();
  }
}

/** Null for what only keeps the connection open. */
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
