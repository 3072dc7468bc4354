import { openForeign } from './providers/foreign/foreign.ts';

/** The threads of all tests of a process. They end when nobody has needed them for a while. */
export const testForeign = openForeign();
