import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './build-plugins/compile-messages.ts';

export default defineConfig({
  plugins: [compileMessages(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files instead of forty: what every page needs compresses better together and costs one request.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|@lingui|hono|cookie|set-cookie-parser)\//, priority: 2 },
                { name: 'frame', test: /apps\/web\/app\/(?:data|language|shell|queries)\/|packages\/domain\/src\/(?:language|product)/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
