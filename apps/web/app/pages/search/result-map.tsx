import type { SearchResult } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';

const PLACED: readonly string[] = ['place', 'event', 'neighbourhood'];

/** The results that have a place, on the large map. Results do not say where they are, so that is requested when the map is. */
export function ResultMap({ results }: { results: readonly SearchResult[] }) {
  const { _ } = useLingui();
  const [isWanted, setWanted] = useState(false);
  const toLocale = useLocalePath();
  const references = results.filter(({ kind }) => PLACED.includes(kind)).map(({ kind, id }) => `${kind}:${id}`);
  const { data = [] } = useQuery({
    ...itemsQuery(useApi(), useLocale(), references),
    enabled: isWanted && references.length > 0,
  });
  if (references.length === 0) return null;
  const places = data.flatMap(({ kind, itemId, area, title, href, position }) =>
    position
      ? [
          {
            id: `${kind}:${itemId}`,
            title,
            href: toLocale(href),
            kind: _(`search.kind.${kind}`),
            artwork: { area, id: itemId },
            ...position,
          },
        ]
      : [],
  );
  return <OpenMapButton isChip title={_('guide.map.of-places')} places={places} onIntent={() => setWanted(true)} />;
}
