import { AI_LEVELS, AI_USES, type AiUse } from '@dalil/domain/guide/ai-uses.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Calculator, PenLine, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { getGuideFigures } from '../../endpoints/guide.ts';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { AiFigures } from '../../features/provenance/ai-figures.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { activateMessages } from '../../language/messages.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { AboutSection } from './about-section.tsx';
import { loadAbout } from './load-about.ts';

const load = loadAbout({ title: 'about.ai.title', promise: 'about.ai.promise' });

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-9: every use of AI in the guide, with what is measured and what is not. */
export default function AiRegisterPage() {
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
        <AiFigures />
      </section>
      <VerifySection />
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

/** The check is loaded when it is opened. */
function VerifySection() {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const {
    part: Form,
    isOpen,
    open,
    intent,
  } = useOnIntent(async () => {
    const [{ CheckForm }] = await Promise.all([
      import('../../features/provenance/check-form.tsx'),
      activateMessages(i18n, locale, ['provenance']),
    ]);
    return CheckForm;
  });
  return (
    <AboutSection title={_('about.ai.verify')}>
      <p className="text-ui">{_('about.ai.verify-text')}</p>
      {isOpen && Form ? (
        <Form />
      ) : (
        <p data-needs-script="">
          <Button onClick={() => void open()} {...intent}>
            <ShieldCheck aria-hidden className="icon" />
            {_('about.ai.verify-open')}
          </Button>
        </p>
      )}
    </AboutSection>
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

/** One row for each use: its purpose, the model, where it runs, and who checks it. */
function RegisterTable({ uses }: { uses: readonly AiUse[] }) {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(getGuideFigures());
  const countOf = ({ figure }: AiUse): number | null => {
    if (figure === null) return null;
    if (figure === 'reported') return data.reported;
    // Only the text in its original language was drafted; the other languages were translated from it.
    return data.texts.reduce(
      (sum, row) => sum + (figure === 'drafted' && row.locale !== BASE_LOCALE ? 0 : row[figure]),
      0,
    );
  };
  const textsOf = (use: AiUse) => {
    const count = countOf(use);
    return count === null ? _('about.ai.no-texts') : _('about.ai.count', { count });
  };
  const modelOf = ({ model }: AiUse) =>
    model === 'unrecorded' ? _('about.ai.model-unrecorded') : (data.model ?? _('about.ai.model-none'));
  return (
    <DataTable
      caption={_('about.ai.register-caption')}
      rows={uses}
      keyOf={({ id }) => id}
      columns={[
        { id: 'use', header: _('about.ai.use'), cell: ({ id }) => _(`about.use.${id}`) },
        { id: 'texts', header: _('about.ai.texts'), cell: textsOf },
        { id: 'data', header: _('about.ai.data'), cell: ({ id }) => sentence(_(`about.use.${id}-data`)) },
        { id: 'where', header: _('about.ai.where'), cell: ({ when }) => sentence(_(`about.ai.when.${when}`)) },
        { id: 'model', header: _('about.ai.model'), cell: modelOf },
        { id: 'check', header: _('about.ai.check'), cell: ({ id }) => sentence(_(`about.use.${id}-check`)) },
        { id: 'risk', header: _('about.ai.risk'), cell: ({ id }) => sentence(_(`about.use.${id}-risk`)) },
      ]}
    />
  );
}

/** Gives sentences a minimum width where the table scrolls. */
function sentence(text: string): ReactNode {
  return <div className="min-w-32">{text}</div>;
}
