/** AUTH-1: the events of a session. Every open tab receives them. */
export const SESSION_EVENTS = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

const CHANNEL = 'dalil.session';
const here = new EventTarget();

/** Notifies this tab and the others. */
export function announceSessionEvent(event: SessionEvent): void {
  here.dispatchEvent(new CustomEvent(CHANNEL, { detail: event }));
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(event);
  channel?.close();
}

/** Listens to events of this tab and of others. */
export function subscribeToSessionEvents(listener: (event: SessionEvent, isHere: boolean) => void): () => void {
  const handleMessage = (event: Event) => listener((event as CustomEvent<SessionEvent>).detail, true);
  here.addEventListener(CHANNEL, handleMessage);
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = SESSION_EVENTS.find((known) => known === data);
    if (event) listener(event, false);
  });
  return () => {
    here.removeEventListener(CHANNEL, handleMessage);
    channel?.close();
  };
}

/** Null in a browser that isolates its tabs from one another. */
function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
}
