import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { chooseHeadlines, isOpened } from '@dalil/domain/headlines/choose-headlines.ts';
import type { FeedSection } from '@dalil/domain/headlines/feed-source.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Headlines, HeadlineStory } from '../../queries/headlines.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { HeadlineChoices } from './headline-choices.tsx';
import { HeadlineEntry } from './headline-entry.tsx';
import { useHeadlineMemory } from './headline-memory.ts';
import { HiddenPublishers } from './hidden-publishers.tsx';

const FIRST = 6;

type HeadlineListProps = { found: Headlines; stories: readonly HeadlineStory[]; now: Date };

/**
 * Headlines with their age, by language and subject, all or those not opened here. It begins with the language of the page, where
 * there are some in it.
 */
export function HeadlineList({ found, stories, now }: HeadlineListProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const memory = useHeadlineMemory();
  const [language, setLanguage] = useState<Locale | null>(
    stories.some((story) => story.language === locale) ? locale : null,
  );
  const [section, setSection] = useState<FeedSection | null>(null);
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const opened = new Set(memory.opened);
  const choice = { language, section, isUnreadOnly, opened, hidden: new Set(memory.hidden) };
  const shown = chooseHeadlines(stories, choice);
  const showAll = () => {
    setLanguage(null);
    setSection(null);
    setUnreadOnly(false);
  };
  return (
    <section
      aria-labelledby="headlines-title"
      className="mt-12 flex flex-col gap-4 rounded-card bg-sunken p-4 wide:p-6"
    >
      <header className="flex flex-col gap-1">
        <h2 id="headlines-title" className="text-card-title font-strong">
          {_('headlines.title')}
        </h2>
        <p className="measure text-label text-text-2">{_('headlines.note')}</p>
        <Age found={found} now={now} />
      </header>
      <HeadlineChoices
        stories={stories}
        choice={choice}
        onLanguage={setLanguage}
        onSection={setSection}
        onUnreadOnly={setUnreadOnly}
      />
      <p role="status" className="text-meta text-text-2">
        {shown.length === 0
          ? _(isUnreadOnly ? 'headlines.allOpened' : 'headlines.none')
          : _('headlines.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p data-needs-script="">
          <Button onClick={showAll}>{_('headlines.showAll')}</Button>
        </p>
      ) : null}
      <Stories stories={shown.slice(0, FIRST)} opened={opened} />
      {shown.length > FIRST ? (
        <Disclosure title={_('headlines.more', { count: shown.length - FIRST })}>
          <Stories stories={shown.slice(FIRST)} opened={opened} />
        </Disclosure>
      ) : null}
      <HiddenPublishers publishers={memory.hidden} />
    </section>
  );
}

/** When the publishers were last asked successfully. */
function Age({ found: { fetchedAt }, now }: { found: Headlines; now: Date }) {
  const { _ } = useLingui();
  const format = useFormat();
  const time = isolate(format.weekdayMoment(fetchedAt));
  const isFresh = liveState('headlines', fetchedAt, now) === 'fresh';
  return (
    <p className="text-meta text-text-3">
      {isFresh ? _('headlines.updated', { time }) : <Tag tone="warn">{_('headlines.stale', { time })}</Tag>}
    </p>
  );
}

function Stories({ stories, opened }: { stories: readonly HeadlineStory[]; opened: ReadonlySet<string> }) {
  return (
    <ul className="grid gap-x-10 wide:grid-cols-2">
      {stories.map((story) => (
        <li key={story.url} className="border-t border-line py-3">
          <HeadlineEntry story={story} isOpened={isOpened(story, opened)} />
        </li>
      ))}
    </ul>
  );
}
