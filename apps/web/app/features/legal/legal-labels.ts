import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';

/** The name and description messages of each document. */
export const LEGAL_LABELS: Record<LegalDocumentType, { name: string; about: string }> = {
  privacy: { name: 'shell.nav.privacy', about: 'legal.about.privacy' },
  terms: { name: 'shell.nav.terms', about: 'legal.about.terms' },
  cookies: { name: 'shell.nav.cookies', about: 'legal.about.cookies' },
  'content-policy': { name: 'shell.nav.contentPolicy', about: 'legal.about.content-policy' },
  'ai-ethics': { name: 'shell.nav.aiEthics', about: 'legal.about.ai-ethics' },
};
