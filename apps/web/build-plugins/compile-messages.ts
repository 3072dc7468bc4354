import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const MESSAGES = /\/language\/messages\/[a-z-]+\/[a-z-]+\.json$/;

/** Compiles ICU messages when they are bundled, so that no message parser is sent to readers. */
export function compileMessages(): Plugin {
  return {
    name: 'dalil:compile-messages',
    enforce: 'pre',
    transform(source, id) {
      if (!MESSAGES.test(id)) return null;
      const messages = JSON.parse(source) as Record<string, string>;
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
    },
  };
}
