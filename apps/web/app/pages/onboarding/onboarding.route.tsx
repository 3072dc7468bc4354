import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { OnboardingPage } from './onboarding-page.tsx';

const load = loadPrivatePage(['onboarding'], async ({ translate }) => ({
  title: translate('onboarding.title'),
  description: translate('onboarding.description'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Onboarding() {
  return <OnboardingPage />;
}
