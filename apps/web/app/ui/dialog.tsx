import { Modal, type ModalProps } from './modal.tsx';

/** A question or a short form in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal placement="centre" {...props} />;
}
