/** The calendar to subscribe to, the same as an address to copy, and the RSS feed. All are whole addresses. */
export type SubscribeAddresses = { webcal: string; calendar: string; feed: string };
