import { NEED_IDS, type Need } from '@dalil/domain/directory/entry-kind.ts';
import type { EntrySource } from '@dalil/domain/directory/entry-source.ts';
import { NEARBY_REACH, type NearbyItem, nearbyItems } from '@dalil/domain/directory/nearby.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getDirectory } from '../../endpoints/directory.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { EntryCredit } from '../../features/directory/entry-credit.tsx';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NearbyEmpty } from './nearby-empty.tsx';
import { NearbyList } from './nearby-list.tsx';
import { NearbyRowsSkeleton } from './nearby-skeleton.tsx';
import { NearbyMap } from './nearby-map.tsx';
import type { Centre } from './use-centre.ts';
import { useSquares } from './use-squares.ts';

const NOTHING: readonly NearbyItem[] = [];

/** What is around the centre, by need and hour, as a list or on the map. The device chooses and sorts. */
export function NearbyResults({ centre }: { centre: Centre }) {
  const { _ } = useLingui();
  const [params, setParams] = useSearchParams();
  const [reach, setReach] = useState<number>(NEARBY_REACH.walk);
  const now = useDubaiNow();
  const isOnline = useOnline();
  const { squares, isLoading, hasFailed, retry } = useSquares(centre, reach);
  const directory = useQuery(getDirectory());
  const need = NEED_IDS.find((id) => id === params.get('need')) ?? null;
  const isOpenOnly = params.get('open') === 'now';
  const isMap = params.get('view') === 'map';
  const items = useMemo(
    () =>
      isOpenOnly && now === null
        ? NOTHING
        : nearbyItems(squares, centre, { reach, need, openAt: isOpenOnly ? now : null }),
    [squares, centre, reach, need, isOpenOnly, now],
  );

  function change(name: 'need' | 'open' | 'view', value: string | null): void {
    const changed = new URLSearchParams(params);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  const sources = items.flatMap(({ entry }): EntrySource[] => (entry ? [entry.source] : []));
  return (
    <>
      <Needs need={need} isOpenOnly={isOpenOnly} isMap={isMap} onChange={change} />
      <p role="status" className="text-label text-text-2">
        {isLoading ? _('nearby.loading') : _('nearby.found', { count: items.length })}
      </p>
      {hasFailed ? (
        <Notice
          tone="warning"
          role="status"
          className="max-w-measure"
          action={<Button onClick={retry}>{_('nearby.retry')}</Button>}
        >
          <p>{_(isOnline ? 'nearby.failed' : 'nearby.offline')}</p>
        </Notice>
      ) : null}
      {items.length === 0 && isLoading ? (
        <NearbyRowsSkeleton />
      ) : items.length === 0 ? (
        <NearbyEmpty
          isOpenOnly={isOpenOnly}
          onShowClosed={() => change('open', null)}
          onShowAll={need === null ? null : () => change('need', null)}
          onWiden={reach === NEARBY_REACH.walk ? () => setReach(NEARBY_REACH.wide) : null}
        />
      ) : isMap ? (
        <NearbyMap items={items} />
      ) : (
        <NearbyList items={items} />
      )}
      {items.length > 0 && reach === NEARBY_REACH.walk && !isMap ? (
        <Button className="self-start" onClick={() => setReach(NEARBY_REACH.wide)}>
          {_('nearby.wider')}
        </Button>
      ) : null}
      <footer className="measure flex flex-col gap-1 text-meta text-text-3">
        <p>{_('nearby.stays-here')}</p>
        <p>{_('nearby.estimate')}</p>
        {directory.data?.sources.length === 0 ? <p>{_('nearby.own-only')}</p> : null}
        <EntryCredit sources={sources} />
      </footer>
    </>
  );
}

type NeedsProps = {
  need: Need | null;
  isOpenOnly: boolean;
  isMap: boolean;
  onChange: (name: 'need' | 'open' | 'view', value: string | null) => void;
};

function Needs({ need, isOpenOnly, isMap, onChange }: NeedsProps) {
  const { _ } = useLingui();
  return (
    <ul className="shelf wide:mx-0 wide:flex-wrap wide:px-0" aria-label={_('nearby.kinds')}>
      <li>
        <ToggleChip
          isOn={isMap}
          icon={<MapIcon aria-hidden className="icon-small" />}
          className="min-h-11"
          onClick={() => onChange('view', isMap ? null : 'map')}
        >
          {_('nearby.map')}
        </ToggleChip>
      </li>
      <li>
        <ToggleChip isOn={isOpenOnly} className="min-h-11" onClick={() => onChange('open', isOpenOnly ? null : 'now')}>
          {_('nearby.open-now')}
        </ToggleChip>
      </li>
      <li>
        <ToggleChip isOn={need === null} className="min-h-11" onClick={() => onChange('need', null)}>
          {_('nearby.all')}
        </ToggleChip>
      </li>
      {NEED_IDS.map((id) => (
        <li key={id}>
          <ToggleChip isOn={need === id} className="min-h-11" onClick={() => onChange('need', need === id ? null : id)}>
            {_(`nearby.need.${id}`)}
          </ToggleChip>
        </li>
      ))}
    </ul>
  );
}
