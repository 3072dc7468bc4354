import { shortAuthority } from '@dalil/domain/guide/short-authority.ts';
import type { ServiceCard } from '@dalil/domain/guide/views.ts';
import {
  Banknote,
  BriefcaseBusiness,
  Car,
  FileText,
  GraduationCap,
  HeartHandshake,
  IdCard,
  KeyRound,
  type LucideIcon,
  PawPrint,
  Plane,
  Plug,
  ShieldCheck,
  Stamp,
  Stethoscope,
  Store,
  TramFront,
  Users,
} from 'lucide-react';
import { useLocalePath } from '../../language/use-locale.ts';
import { ServiceRow } from '../../ui/service-row.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';
import { savedService } from '../bookmarks/saved-item-of.ts';
import { RouterLink } from './router-link.tsx';
import { LanguageTag, useTextLanguage } from './text-language.tsx';

type GuideServiceRowProps = {
  service: ServiceCard;
  level?: 2 | 3;
  /** Also names the authority of the service. */
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
            <span className="line-clamp-2">{service.summary}</span>
            {hasAuthority ? (
              <span className="mt-1 line-clamp-2 text-caption">{shortAuthority(service.authority)}</span>
            ) : null}
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

const ICONS: Partial<Record<string, LucideIcon>> = {
  visa: Plane,
  residency: Stamp,
  identity: IdCard,
  driving: Car,
  housing: KeyRound,
  health: Stethoscope,
  safety: ShieldCheck,
  utilities: Plug,
  transport: TramFront,
  social: HeartHandshake,
  family: Users,
  money: Banknote,
  work: BriefcaseBusiness,
  business: Store,
  pets: PawPrint,
  education: GraduationCap,
};

/** The icon of a kind of service. A kind without one gets a sheet of paper. */
function ServiceIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? FileText;
  return <Icon aria-hidden className="icon" />;
}
