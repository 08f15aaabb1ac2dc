/** The limits of specification sections 5 and 9. Sizes in bytes, lengths in characters, durations in milliseconds. */
export const LIMITS = {
  generateAmount: { min: 1, max: 1000 },
  listPageSize: 50,
  listPageSizeMax: 1000,
  nameLength: 120,
  personNameLength: 100,
  emailLength: 254,
  linkLength: 2048,
  smartConditions: 48,
  timeZoneLength: 64,
  password: { min: 6, resetMin: 8, max: 200 },
  otpLength: 6,
  phone: { nationalMin: 2, nationalMax: 17, inputMax: 250, extensionMax: 20 },
  bannerTextLength: 4000,
  toastMs: 5000,
  jsonBodyBytes: 262_144,
} as const;
