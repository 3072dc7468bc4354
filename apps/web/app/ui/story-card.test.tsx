// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { StoryCard } from './story-card.tsx';

afterEach(cleanup);

const story = {
  href: '/news/calm-water',
  title: 'Where the water is calm',
  area: 'beaches',
  areaLabel: 'Beaches',
  image: { src: '/art/a.svg', width: 480, height: 320 },
} as const;

test.each(['lead', 'card', 'row'] as const)(
  '%s: the card is an article whose one link is its headline, read first',
  async (layout) => {
    const { container } = render(
      <StoryCard {...story} level={2} layout={layout} meta={['4 minutes']} summary="A view" />,
    );
    const article = screen.getByRole('article');
    expect(screen.getByRole('heading', { level: 2, name: story.title })).toBeDefined();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(article.querySelector('h2, p, img')?.tagName).toBe('H2');
    await expectAccessible(container);
  },
);

test('text in another language than the page carries its language and direction', () => {
  render(<StoryCard {...story} lang="en" dir="ltr" />);
  expect(screen.getByRole('heading').closest('[lang]')?.getAttribute('lang')).toBe('en');
});
