/** PRIV-8: the legal documents and their paths. */
export const LEGAL_DOCUMENT_PATHS = {
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  'content-policy': '/legal/content-policy',
  'ai-ethics': '/legal/ai-ethics',
} as const;

export type LegalDocumentType = keyof typeof LEGAL_DOCUMENT_PATHS;
export const LEGAL_DOCUMENT_TYPES = Object.keys(LEGAL_DOCUMENT_PATHS) as LegalDocumentType[];

/** DATA-3: the page of what a device stores, which is a list and no document. */
export const DEVICE_STORAGE_PATH = '/legal/device-storage';
