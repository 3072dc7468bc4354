import { useLingui } from '@lingui/react';
import { Copy, ExternalLink, Map, Navigation } from 'lucide-react';
import { AskAbout } from '../../features/assistant/ask-about.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedPlace } from '../../features/bookmarks/saved-item-of.ts';
import { useCopy } from '../../features/share/use-copy.ts';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { geoHref, openStreetMapHref, writeCoordinates } from './coordinates.ts';
import type { PlaceView } from './item-view.ts';

/** What to do with a place. The map program is offered where there is likely to be one: on touch screens. */
export function PlaceActions({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const words = { id: 'coordinates', copied: _('item.place.copied'), failed: _('item.place.copy-failed') };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {place.website ? (
        <a href={place.website} rel="external" className={buttonClass({ variant: 'primary' })}>
          {_('item.place.website')}
          <ExternalLink aria-hidden className="icon flip-rtl" />
        </a>
      ) : null}
      <PageBookmark item={savedPlace(place)} />
      <a href={geoHref(place.position)} className={`${buttonClass()} pointer-fine:hidden`}>
        <Navigation aria-hidden className="icon" />
        {_('item.place.directions')}
      </a>
      <a href={openStreetMapHref(place.position)} rel="external" className={`${buttonClass()} pointer-coarse:hidden`}>
        <Map aria-hidden className="icon" />
        {_('item.map.osm')}
      </a>
      <Button onClick={() => void copy(writeCoordinates(place.position), words)}>
        <Copy aria-hidden className="icon" />
        {_('item.place.copy')}
      </Button>
      <ListenButton />
      <AskAbout kind="place" id={place.id} />
    </div>
  );
}
