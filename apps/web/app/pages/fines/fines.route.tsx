import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { listVisibleFacts } from '../../endpoints/guide.ts';
import { FactFinder } from '../../features/facts/fact-finder.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { FINE_FACTS, FINE_GROUPS } from './fine-groups.ts';

const load = loadPage(['item', 'fines'], async ({ locale, prefetch, translate }) => {
  await prefetch(listVisibleFacts({ locale, ids: FINE_FACTS }));
  return { title: translate('fines.title'), description: translate('fines.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** Traffic fines and those of parking, tolls and public transport, with a search over what is on the page. */
export default function FinesPage() {
  const { data } = useSuspenseQuery(listVisibleFacts({ locale: useLocale(), ids: FINE_FACTS }));
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const nameOf = useCallback((group: string) => _(`fines.group.${group}`), [_]);
  return (
    <FactFinder
      facts={data}
      groups={FINE_GROUPS}
      nameOf={nameOf}
      found={(count) => _('fines.found', { count })}
      words={{
        title: _('fines.title'),
        promise: _('fines.promise'),
        search: _('fines.search'),
        hint: _('fines.search-hint'),
        none: _('fines.none'),
        noneHint: _('fines.none-hint'),
        showAll: _('fines.show-all'),
      }}
    >
      <p className="text-label text-text-2">{_('fines.note')}</p>
      <Link to={toLocale('/government/traffic-fines')} className="text-link inline-flex min-h-6 items-center">
        {_('fines.pay')}
      </Link>
      <Link to={toLocale('/rules')} className="text-link inline-flex min-h-6 items-center">
        {_('shell.nav.rules')}
      </Link>
    </FactFinder>
  );
}
