import type { ReminderLabel } from './reminder.ts';

/** The service that says how to renew what expires. */
const SERVICES: Partial<Record<ReminderLabel, string>> = {
  visa: 'residence-visa',
  emiratesId: 'emirates-id',
  drivingLicence: 'driving-licence-renewal',
  vehicle: 'vehicle-registration',
  tenancy: 'ejari',
  healthInsurance: 'health-insurance',
  tradeLicence: 'trade-licence',
};

/** The id of the service page about a label, or null where the guide has none. */
export function serviceOfLabel(label: ReminderLabel): string | null {
  return SERVICES[label] ?? null;
}

/** What a user of a service page may want to be reminded of, by the id of the service. */
const LABELS: Readonly<Record<string, ReminderLabel>> = {
  ...Object.fromEntries(Object.entries(SERVICES).map(([label, service]) => [service, label as ReminderLabel])),
  'golden-visa': 'visa',
  'green-visa': 'visa',
  'family-sponsorship': 'visa',
  'tourist-visa': 'visa',
  'visit-visa-extension': 'visa',
  'five-year-tourist-visa': 'visa',
  'visa-on-arrival': 'visa',
  'overstay-fines': 'visa',
  'emirates-id-replacement': 'emiratesId',
  'driving-licence-new': 'drivingLicence',
  'driving-licence-exchange': 'drivingLicence',
  'rental-increase': 'tenancy',
};

/** The label whose expiry a service is about, or null. */
export function labelOfService(id: string): ReminderLabel | null {
  return LABELS[id] ?? null;
}
