import { pageMeta } from '../../data/page-meta.ts';
import { DoorPage } from './door-page.tsx';
import { loadDoor } from './load-door.ts';

const load = loadDoor('first-visit');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function FirstVisit() {
  return <DoorPage door="first-visit" />;
}
