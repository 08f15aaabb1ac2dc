/** What it means for buyers, and what to do, where a part of the product does not work. */
export interface Meaning {
  readonly buyers: string;
  readonly remedy: string;
}

/** What is not as it should be. */
export interface Trouble extends Meaning {
  /** Stays the same while the trouble lasts, whatever its title counts. */
  readonly id: string;
  readonly title: string;
  readonly tone: 'danger' | 'note';
  /** Why, as the product knows it; null where the title says all. */
  readonly reason: string | null;
  /** ISO 8601; null where the report does not say. */
  readonly since: string | null;
  /** A section of the console where it can be put right. */
  readonly open?: { readonly to: string; readonly label: string };
}

const BY_ITSELF = 'Nothing: it goes on by itself. Look at the log of the process where it lasts.';
const LISTS = 'Scans and claims work. Lists and pages show an older state.';

/** What it means that an engine does not answer, or takes no writes. */
const ENGINES: Readonly<Record<string, Meaning>> = {
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
};

/** What it means that a part of the work fails or is behind. */
const BUYERS: Readonly<Record<string, string>> = {
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
  webhooks: 'Programs of the shop learn late what happened.',
  'webhook-outbox': 'Programs of the shop learn late what happened.',
  'webhook-sender': 'Programs of the shop learn late what happened.',
  'webhook-log': 'The console does not show the latest deliveries of webhooks.',
};

export const ofEngine = (name: string): Meaning =>
  ENGINES[name] ?? { buyers: LISTS, remedy: 'Start it again.' };

export const ofPart = (name: string): Meaning => ({
  buyers: BUYERS[name] ?? ENGINES[name]?.buyers ?? LISTS,
  remedy: BY_ITSELF,
});
