/**
 * Everything others write that the server parses, by name. Each is a function of what can be cloned, loaded where it runs, with the
 * time it may take. `lane` keeps what staff wait for apart from what a job reads, and both from the large files of an operator.
 */
export const FOREIGN_PARSERS = {
  feed: { lane: 'sources', seconds: 10, load: async () => (await import('../feeds/read-source.ts')).readFeedFile },
  events: { lane: 'sources', seconds: 10, load: async () => (await import('../feeds/read-source.ts')).readEvents },
  robots: { lane: 'sources', seconds: 10, load: async () => (await import('../fetch/robots-rules.ts')).allowedBy },
  'page-text': {
    lane: 'sources',
    seconds: 10,
    load: async () => (await import('../feeds/text-of-html.ts')).textOfHtml,
  },
  'live-xml': { lane: 'sources', seconds: 10, load: async () => (await import('../live/parse-xml.ts')).parseXml },
  import: {
    lane: 'requests',
    seconds: 10,
    load: async () => (await import('../../newsroom/exchange/read-items.ts')).readItems,
  },
  markdown: {
    lane: 'requests',
    seconds: 5,
    load: async () => (await import('@dalil/domain/guide/parse-document.ts')).parseDocument,
  },
  offers: {
    lane: 'files',
    seconds: 60,
    load: async () => (await import('../../real-estate/read-offers.ts')).readOfferText,
  },
  timetable: {
    lane: 'files',
    seconds: 1800,
    load: async () => (await import('../timetable/read-timetable.ts')).readTimetableFile,
  },
  'transit-network': {
    lane: 'files',
    seconds: 1800,
    load: async () => (await import('../timetable/read-network.ts')).readNetworkFile,
  },
} as const;
