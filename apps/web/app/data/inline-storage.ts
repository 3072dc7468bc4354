/**
 * The storage of a browser for inline scripts, which cannot import `page-storage.ts`. Each is the source of a function that never
 * throws. What the browser refused to store is read from the memory of the page.
 */
export const INLINE_GET = `function get(k){try{var m=window.dalilUnsaved;return m&&m.local.get(k)||localStorage.getItem(k)}catch(e){return null}}`;
export const INLINE_SET = `function set(k,t){try{localStorage.setItem(k,t)}catch(e){}}`;
/** Reads a text of the tab once. */
export const INLINE_TAKE_OF_TAB = `function take(k){try{var s=sessionStorage,t=s.getItem(k);s.removeItem(k);return t}catch(e){return null}}`;
