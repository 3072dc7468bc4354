import { localePath } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Rss } from 'lucide-react';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { useLocale } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';

const FollowSwitch = lazyPart(async () => (await import('./follow-switch.tsx')).FollowSwitch);

/** The ways to hear of incidents: a feed for everyone, notifications for signed-in users. */
export function FollowStatus() {
  const { _ } = useLingui();
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  return (
    <section aria-labelledby="status-follow" className="flex flex-col gap-3 print:hidden">
      <h2 id="status-follow" className="text-section font-strong">
        {_('status.follow')}
      </h2>
      <p className="measure text-label text-text-2">{_('status.follow.how')}</p>
      <div>
        <a href={localePath(locale, '/status.atom')} type="application/atom+xml" className={buttonClass()}>
          <Rss aria-hidden className="icon" />
          {_('status.follow.feed')}
        </a>
      </div>
      {isSignedIn ? <FollowSwitch /> : null}
    </section>
  );
}
