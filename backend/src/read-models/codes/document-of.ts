import { tagKey } from '../../contract/tags/tag-key.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { BLANK_CODE, type CodeDocument } from './document.ts';
import type { ScanCounts } from './scan-counts.ts';

/**
 * Returns the document of a code. It names each field, as `stateOf` does: objects of this size that are spread and then grow take
 * several times as much memory until they are collected. The names are in order, so that a store need not sort them.
 */
export const documentOf = (code: QrCode, counts: ScanCounts): CodeDocument => ({
  active: code.active,
  approved: code.approved,
  approvedAt: code.approvedAt,
  batchId: code.batchId,
  claimed: code.owner !== null,
  claimedAt: code.claimedAt,
  content: code.content,
  createdAt: code.createdAt,
  deleted: code.status === 'deleted',
  disabledFor: code.disabledFor,
  edits: code.edits,
  files: code.files,
  flagged: code.flags.length > 0,
  flags: code.flags,
  formerOwners: code.formerOwners,
  hidden: code.hidden,
  image: code.image,
  imageUploadedAt: code.imageUploadedAt,
  imported: code.imported,
  infoType: code.infoType,
  name: code.name,
  note: code.note,
  otherReferrers: counts.otherReferrers,
  ownedSince: code.ownedSince,
  owner: code.owner,
  prepared: code.prepared,
  present: code.status === 'present',
  printedAs: code.printedAs,
  restricted: code.restricted,
  scanCount: counts.scanCount,
  scanDays: counts.scanDays,
  scanDevices: counts.scanDevices,
  scanHours: counts.scanHours,
  scanReferrers: counts.scanReferrers,
  scanned: counts.scanCount > 0,
  tagKeys: code.tags.length === 0 ? BLANK_CODE.tagKeys : code.tags.map(tagKey),
  tags: code.tags,
  takenBack: code.takenBack,
  trusted: code.trusted,
  withheldFor: code.withheldFor,
});

/** Returns the state of the code that a document is of. */
export const stateOf = (document: CodeDocument): QrCode => ({
  status: statusOf(document),
  batchId: document.batchId,
  createdAt: document.createdAt,
  imported: document.imported,
  printedAs: document.printedAs,
  takenBack: document.takenBack,
  approved: document.approved,
  approvedAt: document.approvedAt,
  active: document.active,
  // No document has it, and nothing of a document follows from it. So it is with `enabledAfter` and `contentSince`.
  switchedOff: false,
  disabledFor: document.disabledFor,
  enabledAfter: [],
  withheldFor: document.withheldFor,
  restricted: document.restricted,
  owner: document.owner,
  claimedAt: document.claimedAt,
  ownedSince: document.ownedSince,
  formerOwners: document.formerOwners,
  name: document.name,
  infoType: document.infoType,
  content: document.content,
  contentSince: null,
  hidden: document.hidden,
  flags: document.flags,
  trusted: document.trusted,
  edits: document.edits,
  files: document.files,
  prepared: document.prepared,
  image: document.image,
  imageUploadedAt: document.imageUploadedAt,
  note: document.note,
  tags: document.tags,
});

function statusOf({ present, deleted }: CodeDocument): QrCode['status'] {
  if (deleted) return 'deleted';
  return present ? 'present' : 'absent';
}
