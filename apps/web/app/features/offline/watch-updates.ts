import type { WorkerMessage } from '@dalil/offline/worker-message.ts';

/** A worker that is about to take over on a busy device answers only after that. */
const ANSWER_LIMIT_MS = 30_000;
/** A busy worker delays the activation of the next one. The page of the new version does not need to wait for it. */
const TAKE_OVER_LIMIT_MS = 4000;
/** The browser checks for a new worker with every document. A tab that stays open for days would never learn of one. */
const LOOK_AGAIN_MS = 15 * 60 * 1000;

type Tab = {
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
  /** The release this document runs. */
  ownRelease: string;
  /** The channel to the other tabs. */
  channel: BroadcastChannel;
  now: () => number;
  /** Whether a new document would lose something of the user's. */
  isBusy: () => boolean;
  offer: () => void;
  reload: () => void;
  /** Makes the next link open a new document. */
  leaveAtNextStep: () => void;
};

/**
 * PWA-3: offers a new version once it is completely on this device. The returned function moves every tab to it: this one
 * immediately, others unless the user is typing there. It does not matter which worker answers: both have the files of both
 * releases.
 */
export function watchUpdates(tab: Tab): () => void {
  const { container, registration, channel } = tab;
  let isRequested = false;
  let isRequestedHere = false;
  let hasMoved = false;

  function want(): void {
    isRequested = true;
    setTimeout(() => void considerNewest(), TAKE_OVER_LIMIT_MS);
  }

  async function considerNewest(): Promise<void> {
    const newest = registration.waiting ?? container.controller;
    const release = newest && (await releaseOf(newest));
    if (release && release !== tab.ownRelease) move();
  }

  function move(): void {
    if (hasMoved) return;
    hasMoved = true;
    if (isRequestedHere || !tab.isBusy()) tab.reload();
    else tab.leaveAtNextStep();
  }

  async function considerWaiting(): Promise<void> {
    const { waiting } = registration;
    const release = waiting && (await releaseOf(waiting));
    if (!waiting || release === undefined) return;
    if (release !== tab.ownRelease) tab.offer();
    // The page already came from the new version, so the user need not be prompted.
    else postTo(waiting, { type: 'take-over' });
  }

  async function considerController(): Promise<void> {
    const release = container.controller && (await releaseOf(container.controller));
    if (release === null || release === undefined || release === tab.ownRelease) return;
    if (isRequested) move();
    else tab.offer();
  }

  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) void considerWaiting();
    });
  });
  container.addEventListener('controllerchange', () => void considerController());
  channel.addEventListener('message', () => {
    want();
    if (!registration.waiting) void considerController();
  });
  lookFromTimeToTime(tab);
  void considerWaiting();

  return () => {
    isRequestedHere = true;
    want();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage('update');
    if (registration.waiting) postTo(registration.waiting, { type: 'take-over' });
    else void considerController();
  };
}

function lookFromTimeToTime({ registration, now }: Tab): void {
  let lookedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    // Without a network there is no new version either.
    registration.update().catch(() => undefined);
  });
}

function postTo(worker: ServiceWorker, message: WorkerMessage, ports: Transferable[] = []): void {
  worker.postMessage(message, ports);
}

/** Undefined for a worker that does not answer. */
function releaseOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string | undefined>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    setTimeout(() => resolve(undefined), ANSWER_LIMIT_MS);
  });
  port1.start();
  postTo(worker, { type: 'which-release' }, [port2]);
  return answer.finally(() => port1.close());
}
