import type { PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';

/** Sites of others learn nothing of the page, and get no credit for it. */
export const OUTSIDE = 'external noopener noreferrer nofollow';

/** The title of an imported event, which opens the page of its organiser if its calendar states one. */
export function ImportedLink({ event: { title, url } }: { event: Pick<PublishedEvent, 'title' | 'url'> }) {
  if (url === null) return title;
  return (
    <a href={url} rel={OUTSIDE} className="text-link">
      {title}
    </a>
  );
}
