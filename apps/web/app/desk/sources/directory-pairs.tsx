import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { decideMatch, listDoubtfulMatches } from '../../endpoints/directory.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { DoubtfulMatch } from '../../queries/directory.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Entries of the directory that may be places of the guide, for staff to say. Nothing where none waits. */
export function DirectoryPairs() {
  const { _ } = useLingui();
  const { data } = useQuery(listDoubtfulMatches({ locale: useLocale() }));
  if (!data || data.matches.length === 0) return null;
  return (
    <section aria-labelledby="directory-pairs" className="flex flex-col gap-4 border-t border-line pt-8">
      <header className="flex flex-col gap-2">
        <h2 id="directory-pairs" className="text-section font-strong">
          {_('sources.pairs.title')}
        </h2>
        <p className="measure text-ui text-text-2">{_('sources.pairs.promise')}</p>
        <p role="status" className="text-label text-text-2">
          {_('sources.pairs.waiting', { count: data.total })}
        </p>
      </header>
      <ul className="divide-y divide-line">
        {data.matches.map((match) => (
          <li key={`${match.entryId} ${match.placeId}`} className="py-4">
            <Pair match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ match }: { match: DoubtfulMatch }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const api = useApi();
  const queryClient = useQueryClient();
  const { entryId, placeId, entryAt, placeAt } = match;
  const decision = useMutation({
    mutationFn: (isSame: boolean) => api(decideMatch({ entryId, placeId, isSame })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listDoubtfulMatches.key }),
  });
  const likeness = format.percent(match.likeness, 0);
  const href = toLocale(`/tourism/${placeId}`);
  const entryName = match.entryNames[0] ?? match.entryId;
  const both = [
    { id: placeId, title: match.placeName, href, number: 1, ...placeAt },
    { id: entryId, title: entryName, href: '#directory-pairs', number: 2, ...entryAt },
  ];
  return (
    <div className="flex flex-col gap-2">
      <RouterLink href={href} className="inline-flex min-h-11 items-center font-semibold text-link">
        {match.placeName}
      </RouterLink>
      <p className="text-ui">
        {match.entryNames.map((name) => (
          <bdi key={name} className="me-3">
            {name}
          </bdi>
        ))}
      </p>
      <p className="text-label text-text-2">
        {_('sources.pairs.apart', { metres: format.number(match.metres), likeness: isolate(likeness) })}
        {match.address === null ? '' : ` · ${isolate(match.address)}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => decision.mutate(true)} disabled={decision.isPending}>
          {_('sources.pairs.same')}
        </Button>
        <Button onClick={() => decision.mutate(false)} disabled={decision.isPending}>
          {_('sources.pairs.other')}
        </Button>
        <OpenMapButton title={_('sources.pairs.map')} places={both} />
      </div>
      {decision.isError ? (
        <Notice tone="warning" role="alert">
          <p>{_('sources.pairs.failed')}</p>
        </Notice>
      ) : null}
    </div>
  );
}
