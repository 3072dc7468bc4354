import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { HeadlineStory } from '../../queries/headlines.ts';
import { isolate } from '../../language/bidi.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { rememberOpened, setHidden } from './headline-memory.ts';

/** One story: whose headline it is, from when, whether it was opened here, and who else reports it. Its link leaves the site. */
export function HeadlineEntry({ story, isOpened }: { story: HeadlineStory; isOpened: boolean }) {
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
        {isOpened ? <span>{_('headlines.opened')}</span> : null}
      </p>
      <h3 className="text-ui font-semibold" {...text}>
        <HeadlineLink report={story} className={isOpened ? 'font-normal text-text-2 underline' : 'text-link'} />
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
                <span {...text}>
                  <HeadlineLink report={other} className="text-link" />
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p data-needs-script="">
        <button
          type="button"
          className="inline-flex min-h-6 items-center text-meta text-text-2 underline underline-offset-4"
          onClick={() => setHidden(story.publisher, true)}
        >
          {_('headlines.hide', { publisher: isolate(story.publisher) })}
        </button>
      </p>
    </article>
  );
}

type Report = Pick<HeadlineStory, 'url' | 'title'>;

/** Opens a publisher's page, and remembers on this device that it was opened. */
function HeadlineLink({ report: { url, title }, className }: { report: Report; className: string }) {
  const remember = () => rememberOpened(url);
  return (
    <a
      href={url}
      rel="external noopener noreferrer nofollow"
      className={className}
      onClick={remember}
      onAuxClick={remember}
    >
      {title}
    </a>
  );
}
