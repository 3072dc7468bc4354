import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { InlineScript } from '../../data/inline-script.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deviceStorage } from '../../data/page-storage.ts';
import { INLINE_GET } from '../../data/inline-storage.ts';

const STORAGE_KEY = 'dalil.nightlife-notice';
const CHANGED = 'dalil:nightlife-notice';
const ARTICLE_PATH = '/news/alcohol-rules';

/** Removes the notice before the first paint if the user has closed it, so that the layout does not shift later. */
const HIDE_SEEN_SCRIPT = `(function(){${INLINE_GET}if(get(${JSON.stringify(STORAGE_KEY)}))document.currentScript.previousElementSibling.hidden=true})()`;

/** States once on a device who this list is for. No date of birth is requested and nothing is hidden. */
export function NightlifeNotice() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const isSeen = useSyncExternalStore(subscribe, hasSeen, () => false);
  if (isSeen) return null;
  return (
    <>
      <Notice suppressHydrationWarning className="mt-2 items-center py-1">
        <div className="flex items-center gap-2">
          <p className="grow">
            <strong className="font-semibold">{_('guide.adults.title')}</strong> {_('guide.adults.body')}{' '}
            <Link to={toLocale(ARTICLE_PATH)} className="underline underline-offset-4">
              {_('guide.adults.article')}
            </Link>
          </p>
          <IconButton
            data-needs-script=""
            label={_('guide.adults.seen')}
            icon={<X aria-hidden className="icon" />}
            onClick={rememberSeen}
          />
        </div>
      </Notice>
      <InlineScript source={HIDE_SEEN_SCRIPT} />
    </>
  );
}

function hasSeen(): boolean {
  return deviceStorage.getItem(STORAGE_KEY) !== null;
}

function rememberSeen(): void {
  deviceStorage.setItem(STORAGE_KEY, 'seen');
  dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}
