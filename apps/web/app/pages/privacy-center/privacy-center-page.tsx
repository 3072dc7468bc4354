import { sumByCategory } from '@dalil/domain/privacy/erasure.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useApi } from '../../data/use-api.ts';
import { DeviceList } from '../../features/account-settings/device-list.tsx';
import { useOnline } from '../../features/connection/use-online.ts';
import { ReceiptCheck } from '../../features/data-requests/receipt-check.tsx';
import { ownDataQuery } from '../../queries/rights.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CENTER_SECTIONS, CenterSection } from './center-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { CorrectSection } from './correct-section.tsx';
import { EraseSection } from './erase-section.tsx';
import { ExportsSection } from './exports-section.tsx';
import { HeldData } from './held-data.tsx';
import { RequestsSection } from './requests-section.tsx';

/** PRIV-11: everything a user can see, take, correct, restrict and erase of their own data. */
export function PrivacyCenterPage() {
  const { _ } = useLingui();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-4 wide:flex-row wide:items-end wide:justify-between">
        <div className="flex flex-col gap-3">
          <h1 className="headline text-title">{_('privacy-center.title')}</h1>
          <Overview />
        </div>
        <p className="flex flex-wrap gap-3">
          <a href="#exports" className={buttonClass()}>
            <Download aria-hidden className="icon-small" />
            {_('privacy-center.download')}
          </a>
          <a href="#erase" className={buttonClass({ variant: 'danger' })}>
            <Trash2 aria-hidden className="icon-small" />
            {_('privacy-center.erase')}
          </a>
        </p>
      </header>
      <OfflineNotice />
      <div className="flex flex-col gap-8 wide:grid wide:grid-cols-4 wide:items-start wide:gap-10">
        <SectionLinks />
        <div className="flex min-w-0 flex-col wide:col-span-3">
          <HeldData />
          <ConsentsSection />
          <RequestsSection />
          <ExportsSection />
          <CorrectSection />
          <CenterSection id="sessions">
            <DeviceList />
          </CenterSection>
          <EraseSection />
          <Disclosure level={2} title={_('rights.check')}>
            <ReceiptCheck />
          </Disclosure>
        </div>
      </div>
    </div>
  );
}

/** One sentence about what is stored, with the numbers that people expect least. */
function Overview() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(ownDataQuery(useApi()));
  const rowsOf = (place: string) => data.places.find((one) => one.place === place)?.rows ?? 0;
  const categories = sumByCategory(data.places).length;
  return (
    <p className="measure text-ui text-text-2">
      {_('privacy-center.overview', { saved: rowsOf('bookmarks'), questions: rowsOf('conversation_turns') })}{' '}
      {_('privacy-center.overview.categories', { count: categories })}
    </p>
  );
}

/** What was loaded stays displayed. A request only counts once it has arrived, so none is sent later. */
function OfflineNotice() {
  const { _ } = useLingui();
  return <div role="status">{useOnline() ? null : <Notice tone="warning">{_('privacy-center.offline')}</Notice>}</div>;
}

function SectionLinks() {
  const { _ } = useLingui();
  return (
    <nav aria-label={_('privacy-center.sections')} className="wide:sticky wide:top-24">
      <ul className="flex flex-wrap gap-x-5 wide:flex-col">
        {CENTER_SECTIONS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center text-label">
              {_(`privacy-center.section.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
