import { useLingui } from '@lingui/react';
import { CalendarRange, CircleAlert, Clock } from 'lucide-react';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { PlaceView } from './item-view.ts';

const KEYS: Readonly<Record<string, string>> = {
  open: 'item.place.status.open',
  seasonal: 'item.place.status.seasonal',
  'temporarily-closed': 'item.place.status.temporarily-closed',
};
const ICONS = { seasonal: CalendarRange, other: CircleAlert } as const;

/** Whether one can go there, as far as it is known. Nobody has checked today, and the words say so. */
export function PlaceStatus({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(place.locale);
  const key = KEYS[place.operatingStatus] ?? 'item.place.status.check';
  const words = _(key, { date: format.asOf(place.asOf) });
  const note = place.statusNote ? <p {...language}>{place.statusNote}</p> : null;
  if (place.operatingStatus === 'open') {
    return (
      <div className="text-label text-text-2">
        <p className="flex items-start gap-2">
          <Clock aria-hidden className="icon-small mt-0.5" />
          <span>{words}</span>
        </p>
        {note}
      </div>
    );
  }
  const Icon = place.operatingStatus === 'seasonal' ? ICONS.seasonal : ICONS.other;
  return (
    <Notice tone="warning" title={words} icon={<Icon aria-hidden className="icon mt-px" />}>
      {note}
    </Notice>
  );
}
