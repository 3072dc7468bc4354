import type { Plugin } from 'vite';

const SHEET = /"(assets\/root-[^"/]+\.css)"/g;

/**
 * The stylesheet is on every page under the address the router gives it, which ends in `#`. The bundler looks for it without the
 * `#`, so a part that is loaded later would load the stylesheet and its fonts a second time.
 */
export function oneWholeSheet(): Plugin {
  return {
    name: 'dalil:one-whole-sheet',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(SHEET, '"$1#"');
        }
      },
    },
  };
}
