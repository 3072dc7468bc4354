import type { PackName } from '@dalil/domain/offline/offline-guide.ts';

/** A page to the worker that downloads the guide: update a pack, or stop and continue downloads. */
export type GuideRequest =
  | {
      type: 'update';
      pack: PackName;
      /** Whether entries that were removed to free storage come back. */
      isRequested: boolean;
      /** What the user has saved, which is removed last where storage is short. */
      saved: readonly string[];
    }
  | { type: 'hold'; isHeld: boolean };

/** The worker to the page: how many entries have arrived, and at the end whether the pack is another one than before. */
export type GuideProgress =
  | { type: 'progress'; done: number; total: number }
  | { type: 'updated'; isChanged: boolean }
  | { type: 'failed'; reason: string };
