import type { PackEnd, PackEntry, PackHead } from '@dalil/domain/offline/offline-guide.ts';

/** The pack is incomplete or invalid. */
export class BrokenPack extends Error {}

/** Reads a pack line by line as it arrives: the head, then its entries. Throws `BrokenPack` unless it is complete. */
export async function readPack(
  body: ReadableStream<Uint8Array>,
): Promise<{ head: PackHead; entries: AsyncGenerator<PackEntry> }> {
  const lines = readLines(body);
  const first = await lines.next();
  if (first.done) throw new BrokenPack('empty');
  const head = readLine(first.value) as PackHead;
  if (typeof head.version !== 'number') throw new BrokenPack('no head');
  return { head, entries: readEntries(lines, head) };
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BrokenPack('not a line of a pack', { cause: error });
  }
}

async function* readEntries(lines: AsyncGenerator<string>, head: PackHead): AsyncGenerator<PackEntry> {
  let count = 0;
  for await (const line of lines) {
    const value = readLine(line) as PackEntry | PackEnd;
    if ('end' in value) {
      if (value.end === head.version && count === head.entries) return;
      throw new BrokenPack('wrong end');
    }
    count += 1;
    yield value;
  }
  throw new BrokenPack('no end');
}

/** Yields every complete line. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      const parts = (rest + decoder.decode(step.value, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) if (line !== '') yield line;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
