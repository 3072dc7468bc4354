import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPreferences } from '../../features/preferences/preference-store.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { STORY_SECONDS, useAutoPlay } from './use-auto-play.ts';

const COUNT = 4;

function Stories() {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const { isPossible, isPlaying, toggle } = useAutoPlay(list, place === COUNT - 1, () => setPlace(place + 1));
  return (
    <>
      <ul ref={list}>
        <li>
          <a href="#story">Story {place}</a>
        </li>
      </ul>
      {isPossible ? (
        <button type="button" onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      ) : null}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

/** Lets the time of some stories pass, each with its rendering. */
function wait(stories: number): void {
  for (let n = 0; n < stories; n++) act(() => void vi.advanceTimersByTime(STORY_SECONDS * 1000 + 50));
}
const story = () => screen.getByRole('link').textContent;
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const isWanted = () => readPreferences().preferences.contentPreferences.autoPlayVideos;

test('PROF-3 the stories move on by themselves only where that is on, for guests too, and stop at the last', async () => {
  render(<Stories />);
  wait(3);
  expect(story()).toBe('Story 0');
  await act(() => savePreferences({ contentPreferences: { autoPlayVideos: true } }));
  wait(2);
  expect(story()).toBe('Story 2');
  wait(5);
  expect(story()).toBe('Story 3');
  expect(screen.queryByRole('button')).toBeNull();
});

test('PROF-3 the button starts and pauses, and starting stores the choice of this device', async () => {
  render(<Stories />);
  await user().click(screen.getByRole('button', { name: 'Play' }));
  expect(isWanted()).toBe(true);
  wait(1);
  expect(story()).toBe('Story 1');
  await user().click(screen.getByRole('button', { name: 'Pause' }));
  wait(2);
  expect([story(), isWanted()]).toEqual(['Story 1', true]);
});

test.each([
  ['is touched', () => screen.getByRole('link').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['gets the focus', () => screen.getByRole('link').focus()],
  ['is scrolled', () => screen.getByRole('link').dispatchEvent(new Event('wheel', { bubbles: true }))],
])('PROF-3 a story that %s stays until the user goes on', async (_, handle) => {
  await savePreferences({ contentPreferences: { autoPlayVideos: true } });
  render(<Stories />);
  act(handle);
  wait(2);
  expect(story()).toBe('Story 0');
  await user().click(screen.getByRole('button', { name: 'Play' }));
  wait(1);
  expect(story()).toBe('Story 1');
});

test('PROF-3 with less motion nothing moves and nothing is offered', async () => {
  await savePreferences({ contentPreferences: { autoPlayVideos: true } });
  document.documentElement.dataset.motion = 'reduce';
  render(<Stories />);
  wait(3);
  expect(story()).toBe('Story 0');
  expect(screen.queryByRole('button')).toBeNull();
});
