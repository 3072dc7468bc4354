import type { Plugin } from 'vite';
import { messageModule } from './message-files.ts';

const MESSAGES = /\/language\/messages\/[a-z-]+\/[a-z-]+\.json$/;

/** Compiles the messages that are bundled: the server's, and everybody's while the pages are being built upon. */
export function compileMessages(): Plugin {
  return {
    name: 'dalil:compile-messages',
    enforce: 'pre',
    transform(source, id) {
      return MESSAGES.test(id) ? { code: messageModule(source), map: null, moduleType: 'js' } : null;
    },
  };
}
