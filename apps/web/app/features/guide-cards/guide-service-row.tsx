import type { ServiceCard } from '@dalil/domain/guide/views.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { ServiceRow } from '../../ui/service-row.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';
import { savedService } from '../bookmarks/saved-item-of.ts';
import { RouterLink } from './router-link.tsx';
import { ServiceIcon } from './service-icon.tsx';
import { LanguageTag, useTextLanguage } from './text-language.tsx';

type GuideServiceRowProps = {
  service: ServiceCard;
  level?: 2 | 3;
  /** Also says whose service it is. */
  hasAuthority?: boolean;
};

/** A government service in one row. */
export function GuideServiceRow({ service, level, hasAuthority = false }: GuideServiceRowProps) {
  const toLocale = useLocalePath();
  const language = useTextLanguage(service.locale);
  return (
    <div {...language}>
      <ServiceRow
        href={toLocale(service.href)}
        name={service.title}
        promise={
          <>
            <span className={hasAuthority ? 'block' : 'line-clamp-2'}>{service.summary}</span>
            {hasAuthority ? <span className="mt-1 block text-caption">{service.authority}</span> : null}
            <LanguageTag locale={service.locale} />
          </>
        }
        icon={<ServiceIcon type={service.type.id} />}
        action={<CardBookmark item={savedService(service)} />}
        level={level}
        linkComponent={RouterLink}
      />
    </div>
  );
}
