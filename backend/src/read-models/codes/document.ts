import { z } from 'zod';
import { ERASED } from '../../domain/event.ts';
import { InfoType, StoredContent } from '../../domain/qr-code/content.ts';
import type { CollectionDefinition } from '../../ports/read-store.ts';

/** How many days of daily scan counts a code keeps. */
export const SCAN_DAYS = 30;

/** A code as lists and pages show it. A query joins the owner's name. */
export const CodeDocument = z.object({
  /** False while only scans of it are known, and again once it is deleted. */
  present: z.boolean(),
  deleted: z.boolean(),
  batchId: z.string(),
  createdAt: z.string(),
  approved: z.boolean(),
  approvedAt: z.string().nullable(),
  active: z.boolean(),
  restricted: z.boolean(),
  owner: z.string().nullable(),
  claimedAt: z.string().nullable(),
  name: z.string().nullable(),
  infoType: InfoType.nullable(),
  content: z.union([StoredContent, z.literal(ERASED)]).nullable(),
  image: z.string().nullable(),
  imageUploadedAt: z.string().nullable(),
  scanCount: z.int(),
  /** Scans by UTC day (`2026-11-21`), of the 30 latest days with scans. */
  scanDays: z.record(z.string(), z.int()),
});
export type CodeDocument = z.infer<typeof CodeDocument>;

export const CODES: CollectionDefinition = {
  name: 'codes',
  version: 1,
  fields: {
    present: 'boolean',
    createdAt: 'text',
    approvedAt: 'text',
    imageUploadedAt: 'text',
    claimedAt: 'text',
    approved: 'boolean',
    active: 'boolean',
    owner: 'text',
    scanCount: 'integer',
  },
  indexes: [
    ['present', '-createdAt'],
    ['present', 'approved', '-createdAt'],
    ['present', 'active', '-createdAt'],
    ['present', '-scanCount'],
    ['present', '-approvedAt'],
    ['present', '-imageUploadedAt'],
    ['owner', '-claimedAt'],
  ],
};
