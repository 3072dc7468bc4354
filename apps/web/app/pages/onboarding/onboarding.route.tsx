import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { OnboardingPage } from './onboarding-page.tsx';

const load = loadPage(['onboarding'], async ({ translate }) => ({
  title: translate('onboarding.title'),
  description: translate('onboarding.description'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Onboarding() {
  return <OnboardingPage />;
}
