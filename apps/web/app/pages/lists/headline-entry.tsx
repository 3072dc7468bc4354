import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { HeadlineStory } from '../../queries/headlines.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** One story: whose headline it is, from when, and who else reports it. Its link leaves the site. */
export function HeadlineEntry({ story }: { story: HeadlineStory }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { language, others, publishedAt } = story;
  const time = `${format.weekday(publishedAt)} ${format.time(publishedAt)}`;
  const text = { lang: language, dir: LOCALE_INFO[language].dir };
  return (
    <article className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-2 text-meta text-text-2">
        <bdi className="font-semibold">{story.publisher}</bdi>
        <time dateTime={publishedAt}>{time}</time>
        <span>{_(`headlines.section.${story.section}`)}</span>
      </p>
      <h3 className="text-ui font-semibold" {...text}>
        <a href={story.url} rel="external noopener noreferrer nofollow" className="text-link">
          {story.title}
        </a>
      </h3>
      {story.extract === null ? null : (
        <p className="text-label text-text-2 wrap-anywhere" {...text}>
          {story.extract}
        </p>
      )}
      {others.length === 0 ? null : (
        <Disclosure level={4} title={_('headlines.sources', { count: others.length + 1 })}>
          <ul className="flex flex-col gap-2 text-label">
            {others.map((other) => (
              <li key={other.url}>
                <bdi className="font-semibold">{other.publisher}</bdi>{' '}
                <a href={other.url} rel="external noopener noreferrer nofollow" className="text-link" {...text}>
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </article>
  );
}
