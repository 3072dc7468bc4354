import { AI_LEVELS, AI_USES, UNMEASURED } from '@dalil/domain/guide/ai-uses.ts';
import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { Calculator, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { AboutSection } from './about-section.tsx';
import { RegisterTable } from './register-table.tsx';
import { TextFigures } from './text-figures.tsx';

/** STAFF-9: every use of AI in the guide, with what is measured and what is not. */
export function AiRegisterPage() {
  const { _ } = useLingui();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-3">
        <h1 className="headline text-title">{_('about.ai.title')}</h1>
        <p className="text-ui text-text-2">{_('about.ai.promise')}</p>
        <p className="text-ui">{_('about.ai.now')}</p>
      </header>
      <Levels />
      <section className="flex flex-col gap-3">
        <h2 className="text-section font-strong">{_('about.ai.register')}</h2>
        <RegisterTable uses={AI_USES} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-section font-strong">{_('about.ai.figures')}</h2>
        <TextFigures />
      </section>
      <AboutSection title={_('about.ai.unmeasured')}>
        <ul className="flex list-disc flex-col gap-2 ps-6 text-ui">
          {UNMEASURED.map((id) => (
            <li key={id}>{_(`about.unmeasured.${id}`)}</li>
          ))}
        </ul>
      </AboutSection>
      <Complain />
    </div>
  );
}

const LEVEL_ICONS = {
  computed: <Calculator aria-hidden className="icon" />,
  assisted: <PenLine aria-hidden className="icon" />,
  drafted: <AyyanStar />,
} as const;

function Levels() {
  const { _ } = useLingui();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-section font-strong">{_('about.ai.levels')}</h2>
      <ul className="grid gap-4 medium:grid-cols-3">
        {AI_LEVELS.map((level) => (
          <li key={level} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5">
            <h3 className="flex items-center gap-2 text-name font-strong">
              {LEVEL_ICONS[level]}
              {_(`about.level.${level}`)}
            </h3>
            <p className="text-label text-text-2">{_(`about.level.${level}-example`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Complain() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const link = 'text-link inline-flex min-h-8 items-center text-label';
  return (
    <AboutSection title={_('about.ai.complain')}>
      <p className="text-ui">{_('about.ai.complain-text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={toLocale('/support')} className={link}>
          {_('shell.nav.support')}
        </Link>
        <Link to={toLocale(LEGAL_DOCUMENT_PATHS['ai-ethics'])} className={link}>
          {_('shell.nav.aiEthics')}
        </Link>
      </p>
      <ReportProblem />
    </AboutSection>
  );
}
