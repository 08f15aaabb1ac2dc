/** What is kept about people, in the order of the privacy notice. Each topic has a purpose and a time in `texts/legal/`. */
export const PRIVACY_TOPICS = [
  'account',
  'signIn',
  'terms',
  'reservation',
  'ownership',
  'content',
  'notices',
  'decisions',
  'scans',
  'shop',
  'staff',
  'erasure',
] as const;
export type PrivacyTopic = (typeof PRIVACY_TOPICS)[number];
