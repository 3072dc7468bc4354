import { randomInt } from 'node:crypto';
import { surviveKill } from '../bench/browser/killed-browser.ts';
import { IS_FULL_RUN } from './fixtures/scope.ts';
import { test } from './fixtures/test.ts';

const KILLS = IS_FULL_RUN ? 2 : 1;

// Complete browsers one after the other, each with a worker that downloads the site first.
test.describe.configure({ timeout: 600_000 });
test.use({ downloadsGuide: true, serviceWorkers: 'allow' });

/** `node bench/killed-browser.ts` kills fifty. */
test('PWA-7 PWA-9 what a page calls kept outlives the browser being killed at that moment, and is sent once', async ({
  baseURL,
}) => {
  for (let kill = 0; kill < KILLS; kill++) await surviveKill(baseURL ?? '', randomInt(250));
});
