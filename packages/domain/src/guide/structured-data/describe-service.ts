import type { ProvenanceMethod } from '../content-item.ts';
import type { ServiceCard } from '../views.ts';
import { asDocument, type DescribedPage, describingPage, pageUrl, type StructuredData } from './structured-data.ts';

type Service = Pick<ServiceCard, 'title' | 'type' | 'authority'> & {
  /** Plain text, with its facts written in. */
  description: string;
  officialUrl: string | null;
  /** The audience, in the page's text. */
  audience: string[];
  provenance: { method: ProvenanceMethod };
};

/** Services of this kind are those of companies: a flight by balloon. */
const OF_COMPANIES = 'leisure';

/** A service of an authority, or of companies that the guide does not name. The guide describes it and does not provide it. */
export function describeService(service: Service, page: DescribedPage): StructuredData {
  const isOfAuthority = service.type.id !== OF_COMPANIES;
  return asDocument({
    '@type': isOfAuthority ? 'GovernmentService' : 'Service',
    name: service.title,
    description: service.description,
    url: pageUrl(page),
    serviceType: service.type.label,
    mainEntityOfPage: describingPage(page, service.provenance.method),
    provider: isOfAuthority ? { '@type': 'GovernmentOrganization', name: service.authority } : undefined,
    areaServed: { '@type': 'City', name: 'Dubai', address: { '@type': 'PostalAddress', addressCountry: 'AE' } },
    audience: service.audience.map((audienceType) => ({ '@type': 'Audience', audienceType })),
    availableChannel: service.officialUrl ? { '@type': 'ServiceChannel', serviceUrl: service.officialUrl } : undefined,
  });
}
