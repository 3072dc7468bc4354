import { expect, test } from 'vitest';
import { releaseFiles, releaseId } from './release-files.ts';

const NAMES = [
  'assets/manifest-1a2b3c4d.js',
  'assets/root-AAAAAAAA.css',
  'assets/root-AAAAAAAA.css.br',
  'assets/home.route-BBBBBBBB.js',
  'assets/messages-9d6cf223/en/shell.js',
  'assets/messages-9d6cf223/ur/shell.js',
  'assets/messages-9d6cf223/ur/shell.js.gz',
  'assets/messages-9d6cf223/ur/components.js',
  'assets/serif-latin-CX-Tyu87.woff2',
  'assets/sans-latin-BVDRcdJF.woff2',
  'assets/nastaliq-urdu-BAtUUquE.woff2',
  'assets/map-engine-CCCCCCCC.js',
  'assets/map-shared-DDDDDDDD.js',
  'assets/base-map-EEEEEEEE.json',
  'assets/base-map-EEEEEEEE.json.br',
  'assets/land-FFFFFFFF.geojson',
  'assets/vitals-GGGGGGGG.js',
  'assets/page-memory-GGGGGGGG.js',
  'assets/error-service-HHHHHHHH.js',
  'icons/icon-192.png',
];

test('PWA-9 a device keeps every script and style, and only the words and fonts of its languages; the large map is apart, what measures is not stored', () => {
  expect(releaseFiles(NAMES)).toEqual({
    all: ['/assets/home.route-BBBBBBBB.js', '/assets/manifest-1a2b3c4d.js', '/assets/root-AAAAAAAA.css'],
    map: ['/assets/base-map-EEEEEEEE.json', '/assets/map-engine-CCCCCCCC.js', '/assets/map-shared-DDDDDDDD.js'],
    en: [
      '/assets/messages-9d6cf223/en/shell.js',
      '/assets/sans-latin-BVDRcdJF.woff2',
      '/assets/serif-latin-CX-Tyu87.woff2',
    ],
    ar: ['/assets/sans-latin-BVDRcdJF.woff2'],
    hi: ['/assets/sans-latin-BVDRcdJF.woff2'],
    ur: [
      '/assets/messages-9d6cf223/ur/shell.js',
      '/assets/nastaliq-urdu-BAtUUquE.woff2',
      '/assets/sans-latin-BVDRcdJF.woff2',
    ],
  });
});

test('PWA-3 a release is called after the one route manifest of its build', () => {
  expect(releaseId(NAMES)).toBe('1a2b3c4d');
  expect(() => releaseId([])).toThrow('one route manifest');
  expect(() => releaseId(['assets/manifest-1.js', 'assets/manifest-2.js'])).toThrow('one route manifest');
});
