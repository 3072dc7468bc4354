import { ListenButton } from '../speech/listen-button.tsx';

type ListHeadingProps = { title: string; promise: string; count: string };

/** The title of a list and how much is in it, on one line. On phones the results come before the description. */
export function ListHeading({ title, promise, count }: ListHeadingProps) {
  return (
    <header className="flex flex-col gap-1 pb-2 wide:pb-4">
      <div className="flex items-start justify-between gap-3 wide:justify-start">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 data-read="" className="headline text-heading wide:text-title">
            {title}
          </h1>
          <p role="status" className="text-ui text-text-2">
            {count}
          </p>
        </div>
        <ListenButton isIcon />
      </div>
      <p data-read="" className="measure hidden text-ui text-text-2 medium:block">
        {promise}
      </p>
    </header>
  );
}
