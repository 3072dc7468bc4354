/**
 * Offsets in minutes of the names that feeds write instead of an offset. RFC 5322 knows UT, GMT and the American ones. Where a name has
 * several meanings, the one of the readers of a guide to Dubai counts: GST is Gulf Standard Time, IST India's, BST Britain's, AST Arabia's.
 */
const OFFSETS: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  SAST: 120,
  MSK: 180,
  AST: 180,
  EAT: 180,
  TRT: 180,
  IRST: 210,
  GST: 240,
  PKT: 300,
  IST: 330,
  NPT: 345,
  BDT: 360,
  SGT: 480,
  HKT: 480,
  PHT: 480,
  JST: 540,
  AEST: 600,
  AEDT: 660,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

/** The offset of a named zone in minutes, or null for an unknown name. */
export function offsetOfZoneName(name: string): number | null {
  return OFFSETS[name.toUpperCase()] ?? null;
}

/** Names of zones that Windows writes into calendars, for the countries that residents and visitors come from. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Arabian Standard Time': 'Asia/Dubai',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabic Standard Time': 'Asia/Baghdad',
  'Bangladesh Standard Time': 'Asia/Dhaka',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'China Standard Time': 'Asia/Shanghai',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'GMT Standard Time': 'Europe/London',
  'Gulf Standard Time': 'Asia/Dubai',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'India Standard Time': 'Asia/Kolkata',
  'Iran Standard Time': 'Asia/Tehran',
  'Jordan Standard Time': 'Asia/Amman',
  'Middle East Standard Time': 'Asia/Beirut',
  'Nepal Standard Time': 'Asia/Kathmandu',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Sri Lanka Standard Time': 'Asia/Colombo',
  'Turkey Standard Time': 'Europe/Istanbul',
  'W. Europe Standard Time': 'Europe/Berlin',
};

export const windowsZone = (name: string): string | undefined => WINDOWS_ZONES[name];
