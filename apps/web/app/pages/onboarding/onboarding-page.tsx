import { ONBOARDING_STEPS, type OnboardingStep } from '@dalil/domain/accounts/onboarding.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DisplayControls } from '../../features/display/display-controls.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** Pages linked from a step. */
const LINKS: Partial<Record<OnboardingStep, readonly { path: string; name: string }[]>> = {
  features: [
    { path: '/today', name: 'shell.nav.today' },
    { path: '/practical', name: 'shell.nav.essentials' },
    { path: '/living', name: 'shell.nav.living' },
  ],
  'ai-assistant': [
    { path: '/how-we-use-ai', name: 'shell.nav.howWeUseAi' },
    { path: '/legal/ai-ethics', name: 'shell.nav.aiEthics' },
  ],
  'account-benefits': [{ path: '/privacy', name: 'shell.nav.privacy' }],
};

/** ONB-1: the introduction in five steps. It is stored on the device, so it continues after a reload and without a connection. */
export function OnboardingPage() {
  const { _ } = useLingui();
  const { state, step, number, goOn, goBack, skip, beginAnew } = useOnboarding();
  const isDone = state.hasCompletedOnboarding;
  const heading = useFocusOnChange(isDone ? 'done' : step);
  if (isDone) return <Done heading={heading} onAgain={beginAnew} />;
  return (
    <Layout>
      <Progress value={number} max={ONBOARDING_STEPS.length}>
        {_('onboarding.progress', { step: number, count: ONBOARDING_STEPS.length })}
      </Progress>
      <h1 ref={heading} tabIndex={-1} className="headline text-title">
        {_(`onboarding.${step}.title`)}
      </h1>
      <p className="text-ui text-text-2">{_(`onboarding.${step}.text`)}</p>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ui text-text-2 empty:hidden">
        {(['first', 'second', 'third'] as const).map((point) =>
          step === 'preferences' ? null : <li key={point}>{_(`onboarding.${step}.${point}`)}</li>,
        )}
      </ul>
      {step === 'preferences' ? <DisplayControls /> : null}
      <StepLinks step={step} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5" data-needs-script="">
        {number > 1 ? <Button onClick={goBack}>{_('onboarding.back')}</Button> : null}
        <Button variant="primary" onClick={goOn}>
          {_(number === ONBOARDING_STEPS.length ? 'onboarding.finish' : 'onboarding.next')}
        </Button>
        <Button variant="ghost" className="ms-auto" onClick={skip}>
          {_('onboarding.skip')}
        </Button>
      </div>
    </Layout>
  );
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pt-8 pb-14 wide:pt-14">
      <div className="measure mx-auto flex flex-col gap-6">{children}</div>
    </div>
  );
}

function StepLinks({ step }: { step: OnboardingStep }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const links = LINKS[step];
  if (!links) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={toLocale(path)} className="text-link inline-flex min-h-11 items-center text-label">
            {_(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type DoneProps = { heading: RefObject<HTMLHeadingElement | null>; onAgain: () => void };

function Done({ heading, onAgain }: DoneProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Layout>
      <h1 ref={heading} tabIndex={-1} className="headline text-title">
        {_('onboarding.done.title')}
      </h1>
      <p className="text-ui text-text-2">{_('onboarding.done.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={toLocale('/')} className={buttonClass({ variant: 'primary' })}>
          {_('onboarding.done.home')}
        </Link>
        <Link to={toLocale('/settings')} className={buttonClass()}>
          {_('onboarding.done.settings')}
        </Link>
        <Button variant="ghost" onClick={onAgain}>
          {_('onboarding.done.again')}
        </Button>
      </div>
    </Layout>
  );
}

/** Moves the focus to the heading when another step is displayed, but not when the page opens. */
function useFocusOnChange(visible: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(visible);
  useEffect(() => {
    if (before.current === visible) return;
    before.current = visible;
    heading.current?.focus();
  }, [visible]);
  return heading;
}
