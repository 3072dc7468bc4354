import { useLingui } from '@lingui/react';
import type { DeskPicture } from '../../queries/pictures.ts';
import { Tag } from '../../ui/tag.tsx';
import { PictureThumb } from './picture-thumb.tsx';

/** A picture of the library: what it shows, who made it, what it lacks and how often it is used. */
export function PictureCard({ picture, onOpen }: { picture: DeskPicture; onOpen: () => void }) {
  const { _ } = useLingui();
  const { alt, credit, missing, uses } = picture;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-col gap-2 rounded-card border border-line bg-surface p-3 text-start hover:bg-sunken high-contrast:border-2"
    >
      <PictureThumb picture={picture} />
      <span className="text-label font-semibold">
        <bdi>{alt.en || _('editor.media.undescribed')}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
        {missing.length > 0 ? <Tag>{_('editor.media.lacks', { count: missing.length })}</Tag> : null}
        {credit === '' ? null : <bdi>{credit}</bdi>}
        <span>{_('editor.media.uses', { count: uses.length })}</span>
      </span>
    </button>
  );
}
