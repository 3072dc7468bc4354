import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { unansweredQuery } from '../../queries/quality.ts';

/** What people asked and the guide could not answer: counts of topics, never a question. Nothing on a device that has none. */
export function UnansweredTopics() {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { data } = useQuery(unansweredQuery(useApi(), locale));
  if (!data) return null;
  const { topics, others } = data;
  const row = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 text-label';
  return (
    <aside aria-labelledby="unanswered-title" className="flex flex-col gap-3 self-start rounded-dialog bg-sunken p-5">
      <h3 id="unanswered-title" className="text-name font-strong">
        {_('mayor.unanswered.title')}
      </h3>
      <p className="text-meta text-text-2">
        {_('mayor.unanswered.note', { from: format.shortDate(data.from), to: format.shortDate(data.to) })}
      </p>
      {topics.length === 0 && others === null ? (
        <p className="text-label">{_('mayor.unanswered.none')}</p>
      ) : (
        <ul>
          {topics.map((topic) => (
            <li key={topic.href} className={row}>
              <span>
                {_('mayor.unanswered.near')} <TopicLink {...topic} />
              </span>
              <span className="text-text-3">{_('mayor.unanswered.count', { count: topic.questions })}</span>
            </li>
          ))}
          {others === null ? null : (
            <li className={row}>
              <span>{_('mayor.unanswered.others')}</span>
              <span className="text-text-3">{_('mayor.unanswered.count', { count: others })}</span>
            </li>
          )}
        </ul>
      )}
    </aside>
  );
}

function TopicLink({ href, title, locale }: { href: string; title: string; locale: Locale }) {
  const toLocale = useLocalePath();
  const language = useTextLanguage(locale);
  return (
    <RouterLink href={toLocale(href)} className="text-link font-semibold">
      <bdi {...language}>{title}</bdi>
    </RouterLink>
  );
}
