import { createRoot } from 'react-dom/client';
import '../../styles/app.css';
import { Panel, PANELS } from './panel.tsx';

/** The component page without a server, for the browser test of all components (e2e/components.spec.ts). */
const main = document.querySelector('main');
if (main) {
  createRoot(main).render(
    <>
      {PANELS.map((panel) => (
        <Panel key={panel.id} {...panel} />
      ))}
    </>,
  );
}
