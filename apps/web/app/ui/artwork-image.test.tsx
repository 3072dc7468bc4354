// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { ArtworkImage } from './artwork-image.tsx';

afterEach(cleanup);

const artwork = { src: '/art/news/one-480x320.svg', width: 480, height: 320, area: 'news' } as const;

test('artwork is decorative, keeps its place free and waits until it is near', async () => {
  const { container } = render(<ArtworkImage {...artwork} />);
  const image = container.querySelector('img');
  expect(image?.alt).toBe('');
  expect(image?.getAttribute('width')).toBe('480');
  expect(image?.getAttribute('height')).toBe('320');
  expect(image?.getAttribute('loading')).toBe('lazy');
  await expectAccessible(container);
});

test('the leading image is loaded first', () => {
  const { container } = render(<ArtworkImage {...artwork} isLead />);
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});
