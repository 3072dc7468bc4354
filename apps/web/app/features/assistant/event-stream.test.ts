import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { bodyOf } from './factories.ts';

const TEXT = 'event: part\r\ndata: {"text":"غرامة 50 درهمًا 🕌"}\r\n\r\n: wait\n\nevent: done\ndata: a\ndata: b\n\n';
const WHOLE: StreamEvent[] = [
  { event: 'part', data: '{"text":"غرامة 50 درهمًا 🕌"}' },
  { event: 'done', data: 'a\nb' },
];

async function read(body: ReadableStream<Uint8Array>, signal = new AbortController().signal, onReceived = () => {}) {
  const events: StreamEvent[] = [];
  for await (const received of readEvents(body, signal, onReceived)) events.push(...received);
  return events;
}

test('CHAT-1 events are whole wherever the network cuts the stream: in a letter, a line or a line’s end', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  for (let cut = 1; cut < bytes.length; cut++) {
    expect(await read(bodyOf([bytes.slice(0, cut), bytes.slice(cut)])), `cut at ${cut}`).toEqual(WHOLE);
  }
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await read(bodyOf(single))).toEqual(WHOLE);
});

test('CHAT-1 an event that was not finished is not told', async () => {
  expect(await read(bodyOf(['event: part\ndata: 1\n\nevent: done\ndata: {"half":']))).toEqual([
    { event: 'part', data: '1' },
  ]);
});

test('CHAT-1 a sign of life is heard and told as no event', async () => {
  let received = 0;
  expect(await read(bodyOf([': wait\n\n', ': wait\n\n']), undefined, () => (received += 1))).toEqual([]);
  expect(received).toBe(2);
});

test('CHAT-1 letting go ends the reading and the connection', async () => {
  const leaving = new AbortController();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({ cancel: () => void (isCancelled = true) });
  const reading = read(body, leaving.signal);
  leaving.abort();
  expect(await reading).toEqual([]);
  expect(isCancelled).toBe(true);
});
