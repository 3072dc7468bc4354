import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { signOf, STATIONS } from '@dalil/domain/journeys/stations.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { SYSTEM_CLOCK } from '../../../features/announcer/clock.ts';
import { useSuggestions } from '../../../features/search/use-suggestions.ts';
import { useLocale } from '../../../language/use-locale.ts';

/** The names that an end of a way may have: the places that fit what is typed, then areas and stations. */
export function useEndNames(): { names: readonly string[]; type: (text: string) => void } {
  const { _ } = useLingui();
  const locale = useLocale();
  const [typed, type] = useState('');
  const { suggestions } = useSuggestions(typed, typed !== '', SYSTEM_CLOCK);
  const places = suggestions.flatMap(({ kind, text }) => (kind === 'place' ? [text] : []));
  const areas = NEIGHBOURHOODS.map((id) => _(`guide.neighbourhood.${id}`));
  const stations = STATIONS.map((station) => signOf(station, locale));
  return { names: [...new Set([...places, ...areas, ...stations])], type };
}
