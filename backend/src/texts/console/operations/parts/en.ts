const LISTS = 'Scans and claims work. Lists and pages show an older state.';
const LEARN_LATE = 'Programs of the shop learn late what happened.';

/** The parts of the product in English, and what it means that one does not work. */
export const parts = {
  names: {
    codes: 'Codes',
    users: 'People',
    banners: 'Advertisement',
    'scan-statistics': 'Scan statistics',
    batches: 'Batches',
    'bulk-actions': 'Bulk actions',
    'api-keys': 'API keys',
    rebuilds: 'The rebuild that was asked for',
    'expand-batches': 'Generated codes',
    'settle-claims': 'Waiting claims',
    'release-emails': 'Released e-mails',
    'mail-outbox': 'Mails',
    'mail-sender': 'The check of the mail sender',
    'erase-people': 'Erased people: their data',
    'forget-people': 'Erased people: their keys',
    'prepare-pictures': 'Uploaded pictures',
    'convert-videos': 'Uploaded videos',
    'run-bulk-actions': 'Changes of many codes',
    webhooks: 'Webhooks',
    'webhook-outbox': 'Messages of webhooks',
    'webhook-sender': 'Deliveries of webhooks',
    'webhook-log': 'Log of webhooks',
    'event store': 'Event log',
    'read store': 'Read models',
    vault: 'Vault',
    files: 'Files',
    kafka: 'Kafka',
  },
  engines: {
    'event store': {
      buyers: 'Scans and changes are refused. Pages and lists still show.',
      remedy:
        'Make room on its disk, or start it again. It then goes on by itself, without a restart of the product.',
    },
    'read store': {
      buyers: 'Nobody can sign in or change anything. Scans of codes that were scanned lately still lead on.',
      remedy: 'Start the database of the read models again. It then goes on by itself.',
    },
    vault: {
      buyers: 'Nobody can sign in, claim a code or change anything.',
      remedy: 'Make room on its disk, or start its database again. It then goes on by itself.',
    },
    files: {
      buyers: 'Pictures, PDFs and videos do not show, and uploads are refused.',
      remedy: 'Start the file storage again, and check its disk and its rights.',
    },
    kafka: { buyers: LISTS, remedy: 'Start Kafka again. Read models then catch up by themselves.' },
  },
  other: { buyers: LISTS, remedy: 'Start it again.' },
  buyers: {
    'expand-batches': 'New codes exist a while after they were generated.',
    rebuilds: 'Nothing. The read models of now are shown until the rebuild ends.',
    'settle-claims': 'A claim that waits for a verified e-mail is settled later.',
    'release-emails': 'An e-mail that was given up can be used for another account later.',
    'mail-outbox': 'One-time codes and links arrive late, or not at all.',
    'mail-sender': 'Nobody notices where the records of the mail sender are wrong.',
    'erase-people': 'Deleted accounts are emptied later.',
    'forget-people': 'The keys of deleted accounts are destroyed later.',
    'prepare-pictures': 'New pictures show in their first form, which loads slowly.',
    'convert-videos': 'New videos may not play in every browser.',
    'run-bulk-actions': 'Changes of many codes take effect later.',
    webhooks: LEARN_LATE,
    'webhook-outbox': LEARN_LATE,
    'webhook-sender': LEARN_LATE,
    'webhook-log': 'The console does not show the latest deliveries of webhooks.',
  },
  byItself: 'Nothing: it goes on by itself. Look at the log of the process where it lasts.',
};
