import { pageMeta } from '../../data/page-meta.ts';
import { loadSupport } from './load-support.ts';
import { SupportPage } from './support-page.tsx';

const load = loadSupport({ title: 'support.contact.title', promise: 'support.contact.promise' });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Contact() {
  return <SupportPage kind="contact" />;
}
