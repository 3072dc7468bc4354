import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';

type AuthPageProps = { title: string; promise?: ReactNode; children: ReactNode };

/** The layout of the sign-in pages: one column, with artwork beside it on wide screens. */
export function AuthPage({ title, promise, children }: AuthPageProps) {
  return (
    <div className="page-width grid gap-10 pt-5 pb-14 wide:grid-cols-12 wide:pt-10">
      <div className="flex max-w-dialog flex-col gap-6 wide:col-span-5">
        <header className="flex flex-col gap-3">
          <h1 className="headline text-title">{title}</h1>
          {promise === undefined ? null : <p className="text-ui text-text-2">{promise}</p>}
        </header>
        {children}
      </div>
      <div className="hidden wide:col-span-7 wide:block">
        <ArtworkImage
          {...artworkImage({ area: 'tourism', id: 'al-fahidi' }, 'hero')}
          area="tourism"
          className="h-full"
        />
      </div>
    </div>
  );
}

/** These pages require scripts: a password is never sent in an address, and the response decides the next step. */
export function NeedsScript() {
  const { _ } = useLingui();
  return (
    <noscript>
      <p className="text-label text-text-2">{_('account.needsScript')}</p>
    </noscript>
  );
}
