import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonClass } from './icon-button.tsx';

type ModalProps = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the end, the most likely one first. */
  actions?: ReactNode;
  /** The button that opens it. Omit it to control the modal with `isOpen`. */
  trigger?: ReactElement;
  isOpen?: boolean;
  /** For a part that is loaded when its button is pressed. */
  isOpenAtStart?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** What takes the focus first. The first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
};

const PLACEMENTS = {
  centre:
    'inset-x-4 top-1/2 mx-auto max-h-screen max-w-dialog -translate-y-1/2 rounded-dialog data-starting-style:opacity-0 data-ending-style:opacity-0',
  start: 'inset-y-0 start-0 w-full max-w-drawer data-starting-style:opacity-0 data-ending-style:opacity-0',
  full: 'inset-0 medium:inset-4 medium:rounded-dialog data-starting-style:opacity-0 data-ending-style:opacity-0',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-screen max-w-measure rounded-t-dialog data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0',
};

const LAYERS = { centre: 'layer-dialog', start: 'layer-drawer', full: 'layer-dialog', bottom: 'layer-dialog' };

/** A question or a short form in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal placement="centre" {...props} />;
}

/** Navigation from the inline start edge. */
export function Drawer(props: ModalProps) {
  return <Modal placement="start" {...props} />;
}

/** Settings or filters that slide in from the bottom of a small screen. */
export function Sheet(props: ModalProps) {
  return <Modal placement="bottom" {...props} />;
}

/** Something that needs the whole screen, such as a map. */
export function FullDialog(props: ModalProps) {
  return <Modal placement="full" {...props} />;
}

/** A modal dialog at one of four places. It traps the focus, closes with Escape and restores the focus. */
function Modal(props: ModalProps & { placement: keyof typeof PLACEMENTS }) {
  const { title, description, closeLabel, children, actions, trigger, placement, initialFocus } = props;
  return (
    <Base.Root
      open={props.isOpen}
      defaultOpen={props.isOpenAtStart}
      onOpenChange={(isOpen) => props.onOpenChange?.(isOpen)}
    >
      {trigger === undefined ? null : <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop
          className={classNames(
            'fixed inset-0 bg-scrim transition-opacity duration-enter data-starting-style:opacity-0 data-ending-style:opacity-0',
            LAYERS[placement],
          )}
        />
        <Base.Popup
          initialFocus={initialFocus}
          className={classNames(
            'fixed flex flex-col overflow-y-auto overscroll-contain bg-surface text-text shadow-floating transition duration-enter ease-standard data-ending-style:duration-exit forced-colors:border',
            LAYERS[placement],
            PLACEMENTS[placement],
          )}
        >
          <div className="flex items-start gap-4 ps-6 pe-3 pt-3">
            <Base.Title className="grow pt-2 text-section font-strong">{title}</Base.Title>
            <Base.Close aria-label={closeLabel} title={closeLabel} className={iconButtonClass}>
              <X aria-hidden className="icon" />
            </Base.Close>
          </div>
          <div className={classNames('flex flex-col gap-4 px-6 pt-2 pb-6', placement === 'full' && 'min-h-0 grow')}>
            {description === undefined ? null : (
              <Base.Description className="text-text-2">{description}</Base.Description>
            )}
            {children}
            {actions === undefined ? null : (
              <div
                className={classNames(
                  'flex flex-wrap gap-3 pt-2',
                  // The buttons of a long sheet stay in reach.
                  placement === 'bottom' && 'sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-3',
                )}
              >
                {actions}
              </div>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
