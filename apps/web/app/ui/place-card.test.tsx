// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { PlaceCard } from './place-card.tsx';
import { Tag } from './tag.tsx';

afterEach(cleanup);

test.each(['card', 'row'] as const)(
  '%s: a place is an article with its name first, its facts and its tags',
  async (layout) => {
    const { container } = render(
      <PlaceCard
        href="/content/creek-room"
        name="Creek room"
        area="dining"
        kindLabel="Emirati"
        neighbourhood="Deira"
        summary="A shaded terrace."
        meta={['650 m']}
        tags={<Tag tone="ok">Open</Tag>}
        mapNumber={3}
        level={2}
        layout={layout}
        image={{ src: '/art/a.svg', width: 480, height: 320 }}
      />,
    );
    expect(screen.getByRole('article').textContent).toContain('Deira');
    expect(screen.getByRole('link', { name: 'Creek room' }).getAttribute('href')).toBe('/content/creek-room');
    expect(screen.getByText('Open')).toBeDefined();
    await expectAccessible(container);
  },
);
