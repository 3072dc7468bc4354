import 'fake-indexeddb/auto';
import type { DeviceDatabase } from './device-database.ts';
import { openDevice } from './device-database.ts';

/** The device's database, empty. */
export async function emptyDevice(): Promise<DeviceDatabase> {
  const db = await openDevice();
  await Promise.all([db.clear('entries'), db.clear('packs'), db.clear('uses')]);
  return db;
}

/** A server's stream in chunks with arbitrary boundaries. */
export function streamOf(text: string, pieceBytes = 5000): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}
