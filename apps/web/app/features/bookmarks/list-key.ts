/** Where the device keeps the list; apart, so that a page can look whether there is one without the store. */
export const LIST_KEY = 'dalil.bookmarks';
