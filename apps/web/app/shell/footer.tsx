import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { LanguageLinks } from '../features/display/language-link.tsx';
import { ReportLink } from '../features/report/report-link.tsx';
import { useLocalePath } from '../language/use-locale.ts';
import { HomeLink } from './home-link.tsx';
import { LAYOUT_IDS } from './layout-ids.ts';
import { SiteLinks } from './site-links.tsx';
import type { Surface } from './site-map.ts';

const GROUPS: readonly { surface: Surface; title: string; isLong?: true }[] = [
  { surface: 'explore', title: 'shell.footer.explore', isLong: true },
  { surface: 'support', title: 'shell.footer.support' },
  { surface: 'legal', title: 'shell.footer.legal' },
];
const LINK = 'inline-flex min-h-11 min-w-11 items-center hover:text-text hover:underline wide:min-h-8';
const CONTACT = 'inline-flex min-h-11 items-center text-link wide:min-h-8';

/** LAYOUT-7: grouped links, the operator of the site, the languages, and the data sources. */
export function Footer() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <footer
      id={LAYOUT_IDS.footer}
      tabIndex={-1}
      className="above-bottom-bar print:hidden mt-10 border-t border-line bg-sunken pt-6 text-meta text-text-2 wide:pt-10"
    >
      <div className="frame-width wide:grid wide:grid-cols-6 wide:gap-6">
        <div className="mb-4 flex flex-col items-start wide:col-span-2 wide:mb-0 wide:gap-3">
          <HomeLink />
          <p className="mt-1 mb-2 max-w-side wide:m-0">{_('shell.footer.tagline')}</p>
          <Link to={toLocale('/contact')} className={CONTACT}>
            {_('shell.footer.contact')}
          </Link>
          <ReportLink className={CONTACT} />
          <CookieSettingsButton className={CONTACT} />
        </div>
        {GROUPS.map((group) => (
          <LinkGroup key={group.surface} {...group} />
        ))}
      </div>
      <div className="frame-width mt-4 flex flex-col gap-3 wide:mt-6">
        <div>
          <h2 className="text-label font-semibold text-text wide:mb-1">{_('shell.display.language')}</h2>
          <LanguageLinks className="flex flex-wrap gap-x-6" linkClassName={() => LINK} />
        </div>
        <p>{_('shell.footer.transportCredit')}</p>
      </div>
    </footer>
  );
}

/** Closed on narrow screens, where all links together would fill two of them. Styles open it on wide ones (`footer-group`). */
function LinkGroup({ surface, title, isLong }: (typeof GROUPS)[number]) {
  const { _ } = useLingui();
  return (
    <div className={isLong ? 'wide:col-span-2' : undefined}>
      <h2 className="footer-heading mb-1 text-label font-semibold text-text">{_(title)}</h2>
      <details className="footer-group group border-t border-line">
        <summary className="flex min-h-11 items-center gap-3 text-label font-semibold text-text">
          <span className="grow">{_(title)}</span>
          <ChevronDown aria-hidden className="icon text-text-3 transition-transform group-open:rotate-180" />
        </summary>
        <SiteLinks surface={surface} className={isLong && 'columns-2 gap-6'} linkClassName={() => LINK} />
      </details>
    </div>
  );
}
