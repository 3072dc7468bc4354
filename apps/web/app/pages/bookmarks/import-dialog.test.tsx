import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApi } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { readImportFile } from './read-import-file.ts';

const PLACES = [{ id: 'burj-khalifa', names: ['Burj Khalifa', 'برج خليفة'], position: { lat: 25.1972, lon: 55.2744 } }];
const ITEM = {
  kind: 'place',
  itemId: 'burj-khalifa',
  href: '/content/burj-khalifa',
  title: 'Burj Khalifa',
  locale: 'en',
};
const api = await startTestApi(({ path }) => ({ body: path.startsWith('/api/place-names') ? PLACES : [ITEM] }));

/** The thread of the page, here in the test's own. */
class TestWorker extends EventTarget {
  async postMessage(file: Blob): Promise<void> {
    this.dispatchEvent(new MessageEvent('message', { data: await readImportFile(file) }));
  }
  terminate(): void {}
}

beforeAll(() => void vi.stubGlobal('Worker', TestWorker));
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  api.stop();
});

const feature = (name: string, type = 'Point', coordinates: unknown = [0, 0]) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties: { location: { name } },
});
const FILE = {
  type: 'FeatureCollection',
  features: [
    feature('Burj Khalifa'),
    feature('My home'),
    feature('A walk', 'LineString', []),
    feature('', 'Point', [55.1, 25.1]),
  ],
};

test.each([
  [
    'en',
    ['1 new item found in the guide', '1 is not in the guide', '1 line or area, not a point', '1 point without a name'],
  ],
  ['ar', ['وُجد عنصر جديد واحد في الدليل', 'خط أو مساحة واحدة وليست نقطة', 'نقطة واحدة بلا اسم']],
] as const)('PROF-6 the preview says what of a file is not saved and why, in %s', async (locale, lines) => {
  await renderInPage(<ImportDialog onClose={() => {}} />, { path: '/bookmarks', locale, apiOrigin: api.origin });
  const file = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!file) throw new Error('no field');
  await userEvent.upload(file, new File([JSON.stringify(FILE)], 'Saved Places.json', { type: 'application/json' }));
  for (const line of lines) expect(await screen.findByText(line)).not.toBeNull();
});
