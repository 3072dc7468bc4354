import type { Plugin } from 'vite';
import { messageModule } from './message-files.ts';

const MESSAGES = /\/languages\/[a-z-]+\/pages\/[a-z-]+\.json$/;

/** Compiles the bundled messages: the server's, and in development also those of the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'dalil:compile-messages',
    enforce: 'pre',
    transform(source, id) {
      return MESSAGES.test(id) ? { code: messageModule(source), map: null, moduleType: 'js' } : null;
    },
  };
}
