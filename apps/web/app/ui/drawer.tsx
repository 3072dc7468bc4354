import { Modal, type ModalProps } from './modal.tsx';

/** Navigation from the edge where reading begins. */
export function Drawer(props: ModalProps) {
  return <Modal placement="start" {...props} />;
}
