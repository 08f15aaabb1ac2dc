const NAMES: Readonly<Record<string, string>> = {
  codes: 'Codes',
  users: 'People',
  banners: 'Advertisement',
  'scan-statistics': 'Scan statistics',
  batches: 'Batches',
  'bulk-actions': 'Bulk actions',
  'api-keys': 'API keys',
  'expand-batches': 'Generated codes',
  'settle-claims': 'Waiting claims',
  'release-emails': 'Released e-mails',
  'mail-outbox': 'Mails',
  'erase-people': 'Erased people: their data',
  'forget-people': 'Erased people: their keys',
  'prepare-pictures': 'Uploaded pictures',
  'convert-videos': 'Uploaded videos',
  'run-bulk-actions': 'Changes of many codes',
  'event store': 'Event log',
  'read store': 'Read models',
  vault: 'Vault',
  files: 'Files',
  kafka: 'Kafka',
};

/** Returns what a part of the product does, in words; its name where there are none. */
export const inWords = (name: string): string => NAMES[name] ?? name;
