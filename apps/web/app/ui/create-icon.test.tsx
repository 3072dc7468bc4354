import { render } from '@testing-library/react';
import { Menu } from 'lucide-react';
import { expect, test } from 'vitest';
import { createIcon } from './create-icon.ts';

const OurMenu = createIcon({
  size: 24,
  node: [
    ['path', { d: 'M4 5h16' }],
    ['path', { d: 'M4 12h16' }],
    ['path', { d: 'M4 19h16' }],
  ],
});

test('LAYOUT-1 an icon is drawn as the library draws it, hidden from those who hear the page', () => {
  const { container } = render(
    <>
      <Menu className="icon" />
      <OurMenu className="icon" />
    </>,
  );
  const [theirs, ours] = container.children;
  expect(ours?.innerHTML).toBe(theirs?.innerHTML);
  const [theirLook, ourLook] = [theirs, ours].map((icon) =>
    Object.fromEntries(Array.from(icon?.attributes ?? [], ({ name, value }) => [name, value])),
  );
  expect({ ...theirLook, ...ourLook }).toEqual({ ...theirLook, class: 'icon' });
  expect(ourLook).toMatchObject({ class: 'icon', 'aria-hidden': 'true', stroke: 'currentColor' });
});
