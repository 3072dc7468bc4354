import type { ServiceCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { GuideServiceRow } from '../../features/guide-cards/guide-service-row.tsx';
import { HomeSection } from './home-section.tsx';

/** The services most people come for. */
export function PracticalServices({ services }: { services: ServiceCard[] }) {
  const { _ } = useLingui();
  if (services.length === 0) return null;
  return (
    <HomeSection title={_('guide.government.title')} more={{ message: 'guide.home.allServices', path: '/government' }}>
      <ul className="grid border-t border-line medium:grid-cols-2 medium:gap-x-10 wide:grid-cols-3">
        {services.map((service) => (
          <li key={service.id}>
            <GuideServiceRow service={service} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
