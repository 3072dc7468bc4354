import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { getGuideFigures } from '../../endpoints/guide.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { AboutSection } from './about-section.tsx';
import { loadAbout } from './load-about.ts';
import { MapData } from './map-data.tsx';

const load = loadAbout({ title: 'about.title', promise: 'about.promise' });

export { load as clientLoader, load as loader, pageMeta as meta };

const PARTS = [
  { title: 'about.what', text: 'about.what-text' },
  {
    title: 'about.facts',
    text: 'about.facts-text',
    path: LEGAL_DOCUMENT_PATHS['content-policy'],
    link: 'shell.nav.contentPolicy',
  },
  { title: 'about.languages', text: 'about.languages-text', path: '/how-we-use-ai', link: 'shell.nav.howWeUseAi' },
  { title: 'about.data', text: 'about.data-text', path: '/developers', link: 'shell.nav.developers' },
  { title: 'about.who', text: 'about.who-text', path: '/contact', link: 'shell.nav.contact' },
] as const;

/** The kinds that users see. A handbook is only source material for other pages. */
const KINDS = ['article', 'place', 'service', 'event', 'question', 'neighbourhood'];

/** Describes the guide, how its facts are maintained, and how many entries it has. */
export default function AboutPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-3">
        <h1 className="headline text-title">{_('about.title')}</h1>
        <p className="text-ui text-text-2">{_('about.promise')}</p>
      </header>
      {PARTS.map((part) => (
        <AboutSection key={part.title} title={_(part.title)}>
          <p className="text-ui">{_(part.text)}</p>
          {'path' in part ? (
            <p>
              <Link to={toLocale(part.path)} className="text-link inline-flex min-h-8 items-center text-label">
                {_(part.link)}
              </Link>
            </p>
          ) : null}
        </AboutSection>
      ))}
      <MapData />
      <Figures />
      <div className="max-w-measure">
        <ReportProblem />
      </div>
    </div>
  );
}

function Figures() {
  const { _ } = useLingui();
  const format = useFormat();
  const { data } = useSuspenseQuery(getGuideFigures());
  const figures = [
    ...KINDS.flatMap((kind) => {
      const count = data.items.find((item) => item.kind === kind)?.count;
      return count ? [{ name: _(`about.kind.${kind}`), value: count }] : [];
    }),
    { name: _('about.figure.facts'), value: data.facts.total },
    { name: _('about.figure.shown'), value: data.facts.shown },
    { name: _('about.figure.sources'), value: data.facts.sources },
  ];
  return (
    <AboutSection title={_('about.figures')}>
      <p className="text-label text-text-2">{_('about.figures-hint')}</p>
      <dl className="grid grid-cols-2 gap-4 medium:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse rounded-card border border-line bg-surface p-4">
            <dt className="text-label text-text-2">{name}</dt>
            <dd className="tabular text-section font-strong">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </AboutSection>
  );
}
