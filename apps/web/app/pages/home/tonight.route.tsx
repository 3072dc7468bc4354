import { pageMeta } from '../../data/page-meta.ts';
import { DoorPage } from './door-page.tsx';
import { loadDoor } from './load-door.ts';

const load = loadDoor('tonight');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Tonight() {
  return <DoorPage door="tonight" />;
}
