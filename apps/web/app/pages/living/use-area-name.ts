import { isNeighbourhood } from '@dalil/domain/guide/neighbourhood.ts';
import { useLingui } from '@lingui/react';
import type { ComparedNeighbourhood } from '../../queries/guide.ts';

/** The name of an area: the short one of the twelve neighbourhoods, otherwise the title of the community. */
export function useAreaName(): (area: Pick<ComparedNeighbourhood, 'id' | 'title'>) => string {
  const { _ } = useLingui();
  return ({ id, title }) => (isNeighbourhood(id) ? _(`guide.neighbourhood.${id}`) : title);
}
