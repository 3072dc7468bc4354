/** AUTH-9: why a session ended without its owner signing out on that device. `ended` is what left no record. */
export const SESSION_ENDS = [
  'role-changed',
  'suspended',
  'password-changed',
  'address-changed',
  'signed-out-everywhere',
  'signed-out-elsewhere',
  'ended-by-staff',
  'idle',
  'too-old',
  'ended',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
