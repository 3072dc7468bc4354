// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
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

const photo = {
  src: '/pictures/a-480.webp',
  sources: [{ type: 'image/avif', srcSet: '/pictures/a-480.avif 480w' }],
  sizes: '33vw',
  width: 960,
  height: 600,
  focus: { x: 24, y: 100 },
};

test('a photograph has its own size, description and focal point, and the drawing stands in where it cannot be got', () => {
  const { container } = render(<ArtworkImage {...artwork} photo={photo} alt="The creek at dusk" />);
  const image = container.querySelector('img');
  expect(container.querySelector('source')?.getAttribute('sizes')).toBe('33vw');
  expect([image?.getAttribute('src'), image?.alt, image?.width, image?.height]).toEqual([
    photo.src,
    'The creek at dusk',
    960,
    600,
  ]);
  expect(image?.className).toContain('focus-x-2 focus-y-10');
  expect(image?.dataset.artwork).toBeUndefined();
  fireEvent.error(image as HTMLImageElement);
  const drawn = container.querySelector('img');
  expect([drawn?.getAttribute('src'), drawn?.alt, drawn?.dataset.artwork]).toEqual([artwork.src, '', '']);
  expect(container.querySelector('source')).toBeNull();
});

test('the leading image is loaded first', () => {
  const { container } = render(<ArtworkImage {...artwork} isLead />);
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});
