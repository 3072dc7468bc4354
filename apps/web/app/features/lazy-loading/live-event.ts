/** Sent to the window once the page has been hydrated and its controls respond. */
export const LIVE_EVENT = 'dalil:live';
