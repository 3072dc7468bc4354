import { type MouseEvent, useEffect, useId, useRef } from 'react';

export type FieldError = { fieldId: string; message: string };

export type ErrorSummaryProps = { title: string; errors: readonly FieldError[] };

/** Scrolls to the label before focusing the field, so that the label is on the screen and is announced. */
function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  const label = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : undefined;
  const question = field.closest('fieldset')?.querySelector('legend') ?? label;
  (question ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** The errors above the form. It takes the focus when it appears. The alert is inside, or announcements get lost. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      role="group"
      className="rounded-control border-2 border-danger p-5"
    >
      <div role="alert" className="flex flex-col gap-3">
        <h2 id={titleId} className="text-name font-strong">
          {title}
        </h2>
        <ul className="flex flex-col gap-2">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => goToField(event, fieldId)}
                className="font-semibold text-danger underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
