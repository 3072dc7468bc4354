import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useLingui } from '@lingui/react';
import { Panel, PANELS } from './panel.tsx';

const load = loadPage(['components'], async ({ translate }) => ({
  title: translate('components.page.title'),
  description: translate('components.page.description'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

/** Every component in every theme and both directions. Mounted only in development and tests. */
export default function Components() {
  const { _ } = useLingui();
  return (
    <>
      <div className="page-width py-8">
        <h1 className="headline text-title">{_('components.page.title')}</h1>
        <p className="text-text-2">{_('components.page.description')}</p>
      </div>
      {PANELS.map((panel) => (
        <Panel key={panel.id} {...panel} />
      ))}
    </>
  );
}
