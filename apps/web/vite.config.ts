import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './build-plugins/compile-messages.ts';
import { precompress } from './build-plugins/precompress.ts';

export default defineConfig({
  plugins: [compileMessages(), tailwindcss(), reactRouter(), precompress()],
  build: { assetsInlineLimit: 0 },
  // Hashed files of one build live under /assets and are immutable.
  server: { watch: { ignored: ['**/data/**'] } },
});
