import { z } from 'zod';
import { InfoType, StoredInfo } from '../content/index.ts';
import { CodeName } from '../content/name.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { BooleanParameter } from '../primitives.ts';
import { PageSize, wholeNumber } from './list-query.ts';
import { Note } from './note.ts';
import { Owner } from './user.ts';

/** The public fields of a code. They exclude its owner, and the content that a secure code protects or its owner has hidden. */
export const PublicBarcode = z.object({
  _id: z.string(),
  shortCode: z.string(),
  link: z.string(),
  approved: z.boolean(),
  isActive: z.boolean(),
  restricted: z.boolean(),
  claimed: z.boolean(),
  claimable: z.boolean(),
  isProtected: z.boolean(),
  /** Whether its owner has hidden for now where it leads. */
  hidden: z.boolean(),
  storedInfo: StoredInfo.nullable(),
});
export type PublicBarcode = z.infer<typeof PublicBarcode>;

/** A code as its owner and admins see it (section 3). Times are ISO 8601 in UTC. */
export const Barcode = PublicBarcode.extend({
  name: z.string().nullable(),
  imageLink: z.string().nullable(),
  imageUploadDate: z.string().nullable(),
  approvedDate: z.string().nullable(),
  user: Owner.nullable(),
  scanCount: z.int(),
  /** Scans of each of the last 30 days (UTC), oldest first, today last. */
  recentScans: z.array(z.int()),
  createdAt: z.string(),
  batchId: z.string(),
  /** Counts the changes of name and content. An update that names it is refused when another came first. */
  revision: z.int(),
  /** The number of the notice whose decision keeps the content from scanners; null where none does. */
  decision: z.string().nullable(),
  /** Whether that decision withholds the content. A disabled code is not active. */
  withheld: z.boolean(),
  /** What its symbol holds where it was printed elsewhere; null for a code whose symbol holds `link`. */
  printed: z
    .object({
      address: z.string(),
      /** Whether this installation serves the host of the address. Else scans arrive only while that host leads here. */
      here: z.boolean(),
    })
    .nullable(),
  /** The destinations of which scanners are warned. */
  flags: z.array(
    z.object({
      /** Empty for a reader who does not see the content. */
      url: z.string(),
      /** The list that has it; `staff`: a person keeps it flagged. */
      list: z.string(),
      threat: z.enum(['malware', 'phishing', 'unwanted', 'other']),
      /** Since when: ISO 8601, UTC. */
      at: z.string(),
    }),
  ),
});
export type Barcode = z.infer<typeof Barcode>;

/** The answer to a change of a code. */
export const BarcodeMessage = z.object({ barcode: Barcode, message: z.string() });

/** The answer to a change of name or content. */
export const BarcodeEdited = BarcodeMessage.extend({
  /** The version that a restore brings back to undo the change; missing where nothing changed. */
  undo: z.int().optional(),
});
export type BarcodeEdited = z.infer<typeof BarcodeEdited>;

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'This is not a date' });

/** Query of `GET /barcode/user/:userId`: how many of the codes come before the page, and the type that they lead to. */
export const OwnedCodesQuery = z.object({
  skip: wholeNumber(0).optional(),
  // A type of its own would clash with the folders of uploads in a generated Go client.
  type: z.enum(InfoType.options).optional(),
});

/** Query of `GET /barcode` (section 3, admin list filters). `enabled` and `isActive` mean the same. */
export const BarcodeListQuery = z
  .object({
    limit: PageSize.default(LIMITS.listPageSize),
    skip: wholeNumber(0).default(0),
    startDate: day.optional(),
    endDate: day.optional(),
    link: z.string().max(LIMITS.linkLength).optional(),
    isActive: BooleanParameter.optional(),
    enabled: BooleanParameter.optional(),
    approved: BooleanParameter.optional(),
  })
  .refine(
    (query) =>
      !query.startDate || !query.endDate || query.startDate.slice(0, 10) <= query.endDate.slice(0, 10),
    {
      message: 'The start must be at or before the end',
      path: ['startDate'],
    },
  );

export const GenerateBody = z.strictObject({
  amount: z
    .int(FORM_MESSAGES.amountInvalid)
    .min(LIMITS.generateAmount.min, FORM_MESSAGES.amountInvalid)
    .max(LIMITS.generateAmount.max, FORM_MESSAGES.amountInvalid),
  /** The name of the batch. */
  name: CodeName.optional(),
  /** A note on the batch. */
  note: Note.optional(),
});
