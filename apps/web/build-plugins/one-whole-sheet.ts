import type { Plugin } from 'vite';

const SHEET = /"(assets\/root-[^"/]+\.css)"/g;

/**
 * The whole page's stylesheet is on every page, under the address the router gives it, which ends in `#`. The bundler
 * looks for it without, and a part that is loaded later would bring the sheet, and its fonts, once more.
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
