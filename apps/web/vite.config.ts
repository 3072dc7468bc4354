import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { CHUNKS } from './build-plugins/chunks.ts';
import { compileMessages } from './build-plugins/compile-messages.ts';
import { directIcons } from './build-plugins/direct-icons.ts';
import { evaluatedRules } from './build-plugins/evaluated-rules.ts';
import { mapEngine } from './build-plugins/map-engine.ts';
import { messageFiles } from './build-plugins/message-files.ts';
import { oneWholeSheet } from './build-plugins/one-whole-sheet.ts';

export default defineConfig({
  plugins: [
    compileMessages(),
    messageFiles(),
    directIcons(),
    mapEngine(),
    tailwindcss(),
    reactRouter(),
    oneWholeSheet(),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  build: { assetsInlineLimit: 0 },
  worker: { plugins: () => [evaluatedRules()] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
});
