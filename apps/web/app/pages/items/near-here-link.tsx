import { useLingui } from '@lingui/react';
import { MapPinned } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The way to what is around a place: what people need there, open now, with the walk. */
export function NearHereLink({ placeId }: { placeId: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(`/nearby?near=${placeId}`)} className={`${buttonClass()} self-start print:hidden`}>
      <MapPinned aria-hidden className="icon" />
      {_('item.place.near-here')}
    </Link>
  );
}
