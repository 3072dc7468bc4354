import path from 'node:path';
import { build } from 'vite';

const DIALOG = path.resolve(import.meta.dirname, '../app/features/consent/dialog/consent-dialog.ts');

/** Bundles the cookie dialog as `consent.js` beside the built pages: it is loaded without them, before they are live. */
export async function buildConsentDialog(clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: DIALOG,
        output: { format: 'es', entryFileNames: 'consent.js', codeSplitting: false },
      },
    },
  });
}
