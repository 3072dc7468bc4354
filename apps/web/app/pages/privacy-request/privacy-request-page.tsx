import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useOnline } from '../../features/connection/use-online.ts';
import { ReceiptCheck } from '../../features/data-requests/receipt-check.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { GuestRequest } from './guest-request.tsx';
import { RequestLookup } from './request-lookup.tsx';

/** PRIV-6: for people without an account: a request by a verified address, its course by its number, and receipts. */
export function PrivacyRequestPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-3">
        <h1 className="headline text-title">{_('rights.guest.title')}</h1>
        <p className="measure text-ui text-text-2">{_('rights.guest.promise')}</p>
        <p className="text-label">
          <Link to={toLocale('/user/privacy-center')} className="text-link">
            {_('rights.guest.member')}
          </Link>
        </p>
        <div role="status">{useOnline() ? null : <Notice tone="warning">{_('rights.guest.offline')}</Notice>}</div>
      </header>
      <noscript>
        <p className="text-label">{_('rights.guest.no-script')}</p>
      </noscript>
      <GuestRequest />
      <section aria-labelledby="lookup-title" className="flex flex-col gap-4">
        <h2 id="lookup-title" className="text-section font-strong">
          {_('rights.lookup')}
        </h2>
        <RequestLookup />
      </section>
      <section aria-labelledby="check-title" className="flex flex-col gap-4">
        <h2 id="check-title" className="text-section font-strong">
          {_('rights.check')}
        </h2>
        <ReceiptCheck />
      </section>
    </div>
  );
}
