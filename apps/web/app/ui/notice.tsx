import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'ink';

const TONES: Record<NoticeTone, string> = {
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  ink: 'bg-text text-bg',
};

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, ink: Info };

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: NoticeTone;
  title?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
};

/** A message that stays on the page. Give it a `role` if it appears after loading. */
export function Notice({ tone = 'info', title, icon, action, className, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-control px-4 py-3 high-contrast:border-2 high-contrast:border-current forced-colors:border',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {icon ?? <Icon aria-hidden className="icon mt-px" />}
      {/* An action that would squeeze the text stands below it. */}
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1 text-label">
          {title === undefined ? null : <strong className="font-semibold">{title}</strong>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
