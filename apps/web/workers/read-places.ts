import { readImportFile } from '../app/pages/bookmarks/read-import-file.ts';

/** A separate thread, so that a file that takes long to read never holds up the page, which ends the thread at its limit. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readImportFile(data).then((result) => postMessage(result));
});
