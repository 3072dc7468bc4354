import { fetchInBackground, holdDownloads } from '@dalil/offline/background-fetch.ts';
import { openDevice } from '@dalil/offline/device-database.ts';
import type { GuideProgress, GuideRequest } from '@dalil/offline/guide-request.ts';
import { makeRoom } from '@dalil/offline/guide/make-room.ts';
import { updatePack } from '@dalil/offline/guide/update-pack.ts';

/** PWA-9: a separate thread, because reading and storing a pack takes a slow device seconds. */
addEventListener('message', ({ data }: MessageEvent<GuideRequest>) => {
  if (data.type === 'hold') holdDownloads(data.isHeld);
  else void update(data).then(report, (error: unknown) => report({ type: 'failed', reason: String(error) }));
});

async function update({ pack, isRequested, saved }: GuideRequest & { type: 'update' }): Promise<GuideProgress> {
  const db = await openDevice();
  const before = await db.get('packs', pack);
  const after = await updatePack(db, pack, {
    now: new Date(),
    fetch: fetchInBackground,
    isWhole: isRequested && before?.isTrimmed,
    onProgress: (done, total) => report({ type: 'progress', done, total }),
  });
  await makeRoom(db, saved);
  return { type: 'updated', isChanged: after.version !== before?.version };
}

function report(progress: GuideProgress): void {
  postMessage(progress);
}
