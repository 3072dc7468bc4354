import { pageMeta } from '../../data/page-meta.ts';
import { AiRegisterPage } from './ai-register-page.tsx';
import { loadAbout } from './load-about.ts';

const load = loadAbout({ title: 'about.ai.title', promise: 'about.ai.promise' });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function HowWeUseAi() {
  return <AiRegisterPage />;
}
