import { isInDirectory } from '@dalil/domain/directory/directory-area.ts';
import { CITY_AREAS, hasAreaPage } from '@dalil/domain/guide/neighbourhood.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getContent, getPlace } from '../../endpoints/guide.ts';
import { type HereState, useHere } from '../../features/city-map/use-here.ts';
import { useLocale } from '../../language/use-locale.ts';

/** Around what the page looks. `name` is null for the position of the user, which has no address. */
export type Centre = Position & { id: string; name: string | null };

/** Where most visits begin: the page has something to show before anything is chosen. */
const FIRST_AREA = 'downtown-dubai';

export type ChosenCentre = {
  centre: Centre | null;
  /** Whether the user has chosen it: an area, a place or the own position. */
  isChosen: boolean;
  /** Why what was asked for is not the centre. */
  problem: Exclude<HereState, 'known' | 'unknown'> | 'outside' | 'failed' | null;
  isLoading: boolean;
  area: string;
  locate: () => void;
  chooseArea: (id: string) => void;
  forget: () => void;
};

/** The centre: the place (`near`) or the area (`area`) of the address, or the position, which stays in the memory of this page. */
export function useCentre(): ChosenCentre {
  const [params, setParams] = useSearchParams();
  const [here, setHere] = useState<Position | null>(null);
  const { state, locate } = useHere();
  const locale = useLocale();
  const near = params.get('near') ?? '';
  const isOutside = here !== null && !isInDirectory(here);
  const chosenArea = CITY_AREAS.filter(hasAreaPage).find((id) => id === params.get('area'));
  const area = chosenArea ?? (near === '' && (here === null || isOutside) ? FIRST_AREA : '');
  const place = useQuery({ ...getPlace({ locale, id: near }), enabled: near !== '' });
  const content = useQuery({ ...getContent({ locale, id: area }), enabled: area !== '' && near === '' });

  function address(name: 'near' | 'area' | null, value = ''): void {
    const kept = new URLSearchParams(params);
    kept.delete('near');
    kept.delete('area');
    if (name !== null && value !== '') kept.set(name, value);
    setParams(kept, { replace: true, preventScrollReset: true });
  }

  const neighbourhood = content.data?.kind === 'neighbourhood' ? content.data.neighbourhood : null;
  const centre = centreOf();

  function centreOf(): Centre | null {
    if (near !== '' && place.data) {
      const { lat, lon } = place.data.position;
      return { id: near, lat, lon, name: place.data.title };
    }
    if (area !== '' && neighbourhood) {
      const { lat, lon } = neighbourhood.position;
      return { id: area, lat, lon, name: neighbourhood.title };
    }
    return here && !isOutside && near === '' && area === '' ? { ...here, id: 'here', name: null } : null;
  }

  const isHereProblem = state === 'locating' || state === 'refused' || state === 'unavailable';
  return {
    centre,
    isChosen: near !== '' || chosenArea !== undefined || (here !== null && !isOutside),
    problem: place.isError || content.isError ? 'failed' : isOutside ? 'outside' : isHereProblem ? state : null,
    isLoading: place.isLoading || content.isLoading,
    area,
    locate: () =>
      locate((found) => {
        setHere(found);
        if (near !== '' || chosenArea !== undefined) address(null);
      }),
    chooseArea: (id) => address('area', id),
    forget: () => {
      setHere(null);
      address(null);
    },
  };
}
