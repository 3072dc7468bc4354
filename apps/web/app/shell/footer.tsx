import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageLinks } from '../features/display/language-link.tsx';
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

/** LAYOUT-7: grouped links, the operator of the site, the languages, and the data sources. */
export function Footer() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <footer
      id={LAYOUT_IDS.footer}
      tabIndex={-1}
      className="above-bottom-bar print:hidden mt-10 border-t border-line bg-sunken pt-8 text-meta text-text-2 wide:pt-10"
    >
      <div className="frame-width grid grid-cols-2 gap-6 wide:grid-cols-6">
        <div className="col-span-2 flex flex-col items-start gap-3">
          <HomeLink />
          <p className="max-w-side">{_('shell.footer.tagline')}</p>
          <Link to={toLocale('/contact')} className="inline-flex min-h-11 items-center text-link wide:min-h-8">
            {_('shell.footer.contact')}
          </Link>
        </div>
        {GROUPS.map(({ surface, title, isLong }) => (
          <div key={surface} className={isLong && 'wide:col-span-2'}>
            <Group title={_(title)}>
              <div className={isLong && 'wide:columns-2'}>
                <SiteLinks surface={surface} linkClassName={() => LINK} />
              </div>
            </Group>
          </div>
        ))}
      </div>
      <div className="frame-width mt-6 flex flex-col gap-3">
        <Group title={_('shell.display.language')}>
          <LanguageLinks className="flex flex-wrap gap-x-6" linkClassName={() => LINK} />
        </Group>
        <p>{_('shell.footer.transportCredit')}</p>
      </div>
    </footer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 text-label font-semibold text-text">{title}</h2>
      {children}
    </div>
  );
}
