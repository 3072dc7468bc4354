import { useLingui } from '@lingui/react';
import { CalendarRange, CircleAlert, Clock, Copy, ExternalLink } from 'lucide-react';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedPlace } from '../../features/bookmarks/saved-item-of.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { OpeningLine } from '../../features/opening/opening-line.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useCopy } from '../../features/share/use-copy.ts';
import { useFormat } from '../../language/use-format.ts';
import type { PlaceView } from '../../queries/guide.ts';
import { ActionRow, MoreActions } from '../../ui/action-row.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { writeCoordinates } from '../../features/city-map/coordinates.ts';
import type { DriverAddress } from '../../features/city-map/driver-card.tsx';
import type { Destination } from '../../features/city-map/map-app-links.ts';
import { OldFactYear } from './fact-year.tsx';
import { ItemTitle } from './item-title.tsx';
import { DirectionsMenu } from '../../features/city-map/directions-menu.tsx';

/** The name of a place, whether it is open, and the actions. */
export function PlaceHead({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  return (
    <>
      <ItemTitle
        locale={place.locale}
        area={place.area}
        kind={place.type.label}
        where={
          place.neighbourhood === ''
            ? place.district
            : _(place.isWithinNeighbourhood ? 'item.place.in' : 'item.place.near', {
                name: _(`guide.neighbourhood.${place.neighbourhood}`),
              })
        }
        title={place.title}
      />
      <PlaceStatus place={place} />
      <PlaceActions place={place} />
    </>
  );
}

function PlaceActions({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const messages = { id: 'coordinates', copied: _('item.place.copied'), failed: _('item.place.copy-failed') };
  return (
    <ActionRow>
      {place.website ? (
        <a href={place.website} rel="external" className={`${buttonClass({ variant: 'primary' })} lead-action`}>
          <ExternalLink aria-hidden className="icon flip-rtl" />
          {_('item.place.website')}
        </a>
      ) : null}
      <DirectionsMenu destination={destinationOf(place)} driver={driverAddressOf(place)} />
      <PageBookmark item={savedPlace(place)} />
      <MoreActions label={_('item.actions.more')}>
        <ShareButton title={place.title} />
        <QuestionLink kind="place" id={place.id} />
        <Button data-needs-script="" onClick={() => void copy(writeCoordinates(place.position), messages)}>
          <Copy aria-hidden className="icon" />
          {_('item.place.copy')}
        </Button>
      </MoreActions>
    </ActionRow>
  );
}

/** Signs in Dubai are in Arabic and English, so that other programs are asked for one of these. */
function destinationOf({ locale, title, district, arabic, position }: PlaceView): Destination {
  const isOwn = locale === 'en' || arabic === null;
  return { name: isOwn ? title : arabic.title, where: isOwn ? district : arabic.district, ...position };
}

function driverAddressOf(place: PlaceView): DriverAddress | null {
  const own = { title: place.title, district: place.district, lang: place.locale };
  const arabic = place.locale === 'ar' ? own : place.arabic;
  if (arabic === null) return null;
  const phone = place.facts.find(({ id }) => id === place.phoneId);
  return { arabic, own, phone: phone?.href && phone.text ? { text: phone.text, href: phone.href } : null };
}

const KEYS: Readonly<Record<string, string>> = {
  seasonal: 'item.place.status.seasonal',
  'temporarily-closed': 'item.place.status.temporarily-closed',
};
const ICONS = { seasonal: CalendarRange, other: CircleAlert } as const;

/** Where hours are not known: where they can be looked up. A hotel has none. */
function HoursLink({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  if (place.website === null || place.section === 'stay') return null;
  return (
    <a href={place.website} rel="external" className="text-link inline-flex min-h-6 items-center gap-2">
      <Clock aria-hidden className="icon-small" />
      {_('item.place.check-hours')}
    </a>
  );
}

/** Whether the place is open, as far as known. What is not known is not mentioned. */
function PlaceStatus({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(place.locale);
  const key = KEYS[place.operatingStatus] ?? 'item.place.status.check';
  const text = _(key, { date: format.asOf(place.asOf) });
  const note = place.statusNote ? (
    <p data-part="status" {...language}>
      {place.statusNote}
    </p>
  ) : null;
  if (place.hours) {
    return (
      <div className="text-label text-text-2">
        <p className="flex flex-wrap gap-1">
          <OpeningLine hours={place.hours} />
          <OldFactYear facts={place.facts} id={place.hours.facts[0]?.id} />
        </p>
        {note}
      </div>
    );
  }
  if (place.operatingStatus === 'open') {
    return (
      <div className="text-label text-text-2">
        <HoursLink place={place} />
        {note}
      </div>
    );
  }
  const Icon = place.operatingStatus === 'seasonal' ? ICONS.seasonal : ICONS.other;
  return (
    <Notice tone="warning" title={text} icon={<Icon aria-hidden className="icon mt-px" />}>
      {note}
    </Notice>
  );
}
