import { expect, test } from 'vitest';
import { readFrames } from './stack-frames.ts';

const STACKS = {
  chromium:
    'TypeError: no\n    at show (https://guide.example/assets/a.js?x=1:1:20)\n    at https://guide.example/assets/b.js:3:4',
  firefox: 'show@https://guide.example/assets/a.js?x=1:1:20\n@https://guide.example/assets/b.js:3:4',
  safari: 'show@https://guide.example/assets/a.js?x=1:1:20\nhttps://guide.example/assets/b.js:3:4\n[native code]',
};

test.each(Object.entries(STACKS))('MON-3 the frames of a stack of %s are read, the innermost last', (_name, stack) => {
  expect(readFrames(stack)).toEqual([
    { filename: 'https://guide.example/assets/b.js', function: '?', lineno: 3, colno: 4, in_app: true },
    { filename: 'https://guide.example/assets/a.js', function: 'show', lineno: 1, colno: 20, in_app: true },
  ]);
});
