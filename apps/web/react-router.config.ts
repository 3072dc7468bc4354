import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map is known at start, so a page can be opened offline without asking the server for its route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
