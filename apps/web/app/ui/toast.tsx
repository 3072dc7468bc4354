import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export type ToastTone = 'info' | 'success' | 'error';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };
const COLOURS: Record<ToastTone, string> = { info: 'text-info', success: 'text-success', error: 'text-danger' };

export type ToastProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: ToastTone;
  title: ReactNode;
  /** A `Button`. */
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** The position of toasts: below the header, at the inline end (ERR-5: top left in right-to-left). */
export const toastPlaceClass =
  'layer-toast fixed inset-x-4 top-header mt-2 medium:start-auto medium:w-full medium:max-w-drawer';

/** The style of one toast. Its region announces it and runs its timer. */
export function Toast({ tone = 'info', title, action, closeLabel, onClose, className, children, ...rest }: ToastProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(
        'flex animate-enter items-start gap-3 rounded-card bg-surface ps-4 pe-2 py-2 text-text shadow-floating forced-colors:border',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className={classNames('icon mt-3', COLOURS[tone])} />
      <div className="flex min-w-0 grow flex-col items-start gap-1 py-2">
        <strong className="text-ui font-semibold">{title}</strong>
        {children === undefined ? null : <div className="text-label text-text-2">{children}</div>}
        {action}
      </div>
      <IconButton label={closeLabel} icon={<X aria-hidden className="icon" />} onClick={onClose} />
    </div>
  );
}
