import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { listVisibleFacts } from '../../endpoints/guide.ts';
import { FactFinder } from '../../features/facts/fact-finder.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { RULE_FACTS, RULE_GROUPS } from './rule-groups.ts';

const load = loadPage(['item', 'rules'], async ({ locale, prefetch, translate }) => {
  await prefetch(listVisibleFacts({ locale, ids: RULE_FACTS }));
  return { title: translate('rules.title'), description: translate('rules.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** What is allowed in public and at home, and what it costs otherwise, with a search over what is on the page. */
export default function RulesPage() {
  const { data } = useSuspenseQuery(listVisibleFacts({ locale: useLocale(), ids: RULE_FACTS }));
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const nameOf = useCallback((group: string) => _(`rules.group.${group}`), [_]);
  return (
    <FactFinder
      facts={data}
      groups={RULE_GROUPS}
      nameOf={nameOf}
      readMore={(group) => _('rules.read-more', { subject: nameOf(group) })}
      found={(count) => _('rules.found', { count })}
      words={{
        title: _('rules.title'),
        promise: _('rules.promise'),
        search: _('rules.search'),
        hint: _('rules.search-hint'),
        none: _('rules.none'),
        noneHint: _('rules.none-hint'),
        showAll: _('rules.show-all'),
      }}
    >
      <p className="text-label text-text-2">{_('rules.note')}</p>
      <Link to={toLocale('/fines')} className="text-link inline-flex min-h-6 items-center">
        {_('shell.nav.fines')}
      </Link>
    </FactFinder>
  );
}
