import { Modal, type ModalProps } from './modal.tsx';

/** Settings or filters that rise from the bottom of a small screen. */
export function Sheet(props: ModalProps) {
  return <Modal placement="bottom" {...props} />;
}
