import { useLingui } from '@lingui/react';
import { OCCASIONS } from '@dalil/domain/guide/occasions.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';

/** Three places to start from, each a page of choices with their reasons. */
export function Occasions() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <section aria-labelledby="occasions">
      <h2 id="occasions" className="sr-only">
        {_('guide.home.occasions')}
      </h2>
      <ul className="grid grid-cols-3 gap-3 wide:gap-5">
        {OCCASIONS.map(({ id, picture }) => (
          <li
            key={id}
            className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface high-contrast:border-2"
          >
            <ArtworkImage
              {...artworkImage(picture, 'square')}
              area={picture.area}
              className="occasion-picture rounded-none"
            />
            <div className="flex flex-col gap-0.5 px-2 pt-2 pb-3 wide:px-4 wide:pt-3 wide:pb-4">
              <h3 className="text-meta font-strong wide:text-card-title">
                <RouterLink
                  href={toLocale(`/${id}`)}
                  className="stretched-link underline-offset-4 group-hover:underline"
                >
                  {_(`guide.home.occasion.${id}`)}
                </RouterLink>
              </h3>
              <p className="hidden text-meta text-text-3 wide:block">{_(`guide.home.occasion.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
