import { z } from 'zod';
import { ERASED } from '../../domain/event.ts';
import { StoredFile } from '../../domain/qr-code/content/file.ts';
import { InfoType, StoredContent } from '../../domain/qr-code/content/index.ts';
import { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import { Threat } from '../../domain/qr-code/flags/flag-state.ts';
import { absentCode } from '../../domain/qr-code/state.ts';
import type { CollectionDefinition } from '../../ports/read-store.ts';
import { NO_SCAN_COUNTS, ScanCounts } from './scan-counts.ts';

/** A code as lists and pages show it. A query joins the owner's name. */
export const CodeDocument = z.object({
  /** False while only scans of it are known, and again once it is deleted. */
  present: z.boolean(),
  deleted: z.boolean(),
  batchId: z.string(),
  createdAt: z.string(),
  imported: z.boolean(),
  printedAs: z.string().nullable(),
  takenBack: z.boolean(),
  approved: z.boolean(),
  approvedAt: z.string().nullable(),
  active: z.boolean(),
  disabledFor: z.array(z.string()).readonly(),
  withheldFor: z.array(z.string()).readonly(),
  restricted: z.boolean(),
  owner: z.string().nullable(),
  claimedAt: z.string().nullable(),
  ownedSince: z.string().nullable(),
  formerOwners: z.array(z.string()).readonly(),
  name: z.string().nullable(),
  infoType: InfoType.nullable(),
  content: z.union([StoredContent, z.literal(ERASED)]).nullable(),
  hidden: z.boolean(),
  flags: z.array(z.object({ url: z.string(), list: z.string(), threat: Threat, at: z.string() })).readonly(),
  trusted: z.array(z.string()).readonly(),
  edits: z.int(),
  prepared: z.record(z.string(), PreparedFile),
  files: z.record(z.string(), StoredFile),
  image: z.string().nullable(),
  imageUploadedAt: z.string().nullable(),
  note: z.string().nullable(),
  tags: z.array(z.string()).readonly(),
  ...ScanCounts.shape,
  /** Whether it has an owner, was scanned, and leads to a flagged destination: filters look for them. */
  claimed: z.boolean(),
  scanned: z.boolean(),
  flagged: z.boolean(),
  /** What all spellings of each tag have in common: the filter looks for it. */
  tagKeys: z.array(z.string()),
});
export type CodeDocument = z.infer<typeof CodeDocument>;

/** A code of which nothing is known. Most codes have most of it. The schema leaves out what only the state of a code has. */
export const BLANK_CODE: CodeDocument = CodeDocument.parse({
  ...absentCode,
  present: false,
  deleted: false,
  ...NO_SCAN_COUNTS,
  claimed: false,
  scanned: false,
  flagged: false,
  tagKeys: [],
});

/** What most filters ask for, of few values each. */
const FILTERED = ['approved', 'active', 'restricted', 'claimed', 'scanned', 'flagged', 'infoType'] as const;

export const CODES: CollectionDefinition = {
  name: 'codes',
  version: 12,
  fields: {
    present: 'boolean',
    batchId: 'text',
    createdAt: 'time',
    approvedAt: 'time',
    imageUploadedAt: 'time',
    claimedAt: 'time',
    ownedSince: 'time',
    approved: 'boolean',
    active: 'boolean',
    restricted: 'boolean',
    claimed: 'boolean',
    scanned: 'boolean',
    flagged: 'boolean',
    infoType: 'text',
    owner: 'text',
    formerOwners: 'texts',
    scanCount: 'integer',
    tagKeys: 'texts',
  },
  indexes: [
    // Filters look into it, and not at documents.
    ['present', '-createdAt', '-id', ...FILTERED],
    ['present', 'batchId', '-createdAt'],
    ['present', '-scanCount'],
    ['present', '-claimedAt'],
    ['owner', '-ownedSince'],
    ['formerOwners'],
    ['tagKeys', '-createdAt'],
  ],
  blank: BLANK_CODE,
};
