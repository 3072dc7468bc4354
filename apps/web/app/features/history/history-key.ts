/** Where the device keeps what was read; apart, so that a page can look whether that is on without the store. */
export const HISTORY_KEY = 'dalil.history';
