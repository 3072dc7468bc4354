import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildConsentDialog } from './build-plugins/build-consent-dialog.ts';
import { buildWorker } from './build-plugins/build-worker.ts';
import { precompress } from './build-plugins/precompress.ts';
import { writeShells } from './build-plugins/write-shells.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map is known at start, so a page can be opened offline without requesting its route from the server.
  routeDiscovery: { mode: 'initial' },
  // Here and not in a plugin, because the route manifest is written after all plugins have run.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const clientFolder = path.join(buildDirectory, 'client');
    await writeShells(buildDirectory);
    await buildWorker(clientFolder);
    await buildConsentDialog(clientFolder);
    await precompress(clientFolder);
  },
} satisfies Config;
