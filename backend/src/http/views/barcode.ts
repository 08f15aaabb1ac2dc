import type { StoredInfo } from '../../contract/content/index.ts';
import type { Barcode, PublicBarcode } from '../../contract/schemas/barcode.ts';
import type { Owner } from '../../contract/schemas/user.ts';
import { ERASED } from '../../domain/event.ts';
import { isClaimable } from '../../domain/qr-code/state.ts';
import { SCAN_DAYS } from '../../read-models/codes/document.ts';
import type { CodeRow } from '../../read-models/codes/queries.ts';
import { infoOf } from '../content/index.ts';

/** A code with its scan counts, from the read model or from a command's state. */
type ShownCode = Omit<CodeRow, 'present' | 'deleted'>;

/** The owner's public fields. */
type ShownOwner = Omit<Owner, '_id'>;

const DAY_MS = 24 * 60 * 60 * 1000;

const storedInfo = ({ content }: ShownCode): StoredInfo | null =>
  content === null || content === ERASED ? null : infoOf(content);

function shared(row: ShownCode, publicUrl: string): Omit<PublicBarcode, 'storedInfo'> {
  const { code, approved, active, restricted, owner, infoType } = row;
  return {
    _id: code,
    shortCode: code,
    link: `${publicUrl}/${code}`,
    approved,
    isActive: active,
    restricted,
    claimed: owner !== null,
    claimable: isClaimable({ status: 'present', approved, active, restricted, owner, infoType }),
    isProtected: false,
  };
}

/** Returns the public view of a code. A disabled code looks empty. */
export const publicBarcode = (row: ShownCode, publicUrl: string): PublicBarcode => ({
  ...shared(row, publicUrl),
  storedInfo: row.active ? storedInfo(row) : null,
});

function recentScans(days: ShownCode['scanDays'], now: Date): number[] {
  return Array.from({ length: SCAN_DAYS }, (_none, index) => {
    const day = new Date(now.getTime() - (SCAN_DAYS - 1 - index) * DAY_MS);
    return days[day.toISOString().slice(0, 10)] ?? 0;
  });
}

function ownerView(id: string | null, user: ShownOwner | undefined): Owner | null {
  if (id === null) return null;
  return {
    _id: id,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
  };
}

/** Returns the view of a code for its owner and admins. `user` is the owner. */
export function barcodeView(
  row: ShownCode,
  user: ShownOwner | undefined,
  publicUrl: string,
  now: Date,
): Barcode {
  return {
    ...shared(row, publicUrl),
    storedInfo: storedInfo(row),
    name: row.name,
    imageLink: row.image,
    imageUploadDate: row.imageUploadedAt,
    approvedDate: row.approvedAt,
    user: ownerView(row.owner, user),
    scanCount: row.scanCount,
    recentScans: recentScans(row.scanDays, now),
    createdAt: row.createdAt,
    batchId: row.batchId,
  };
}
