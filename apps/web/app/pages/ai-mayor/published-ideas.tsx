import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listPublishedIdeas } from '../../endpoints/ideas.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { StateTag } from './state-tag.tsx';

/** Ideas in the words of staff, with how far each has come. Nothing while none is published. */
export function PublishedIdeas() {
  const { _ } = useLingui();
  const titleId = useId();
  const locale = useLocale();
  const { data: ideas = [] } = useQuery(listPublishedIdeas());
  if (ideas.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={titleId} className="text-ui font-strong">
          {_('mayor.idea.published')}
        </h3>
        <p className="text-meta text-text-3">{_('mayor.idea.publishedNote')}</p>
      </div>
      <ul className="grid gap-3 medium:grid-cols-2">
        {ideas.map((idea) => (
          <li
            key={`${idea.summary} ${idea.changedOn}`}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 high-contrast:border-2"
          >
            <span className="text-meta text-text-3">{_(`mayor.about.${idea.topic}`)}</span>
            <TextIn locale={idea.staffLocale ?? locale} className="text-ui font-semibold">
              {idea.summary}
            </TextIn>
            {idea.author === null ? null : (
              <span className="text-meta text-text-2">{_('mayor.idea.by', { name: isolate(idea.author) })}</span>
            )}
            <StateTag {...idea} />
          </li>
        ))}
      </ul>
    </section>
  );
}
