import type { StoredInfo } from '../../contract/content/index.ts';
import type { Barcode, PublicBarcode } from '../../contract/schemas/barcode.ts';
import type { Owner } from '../../contract/schemas/user.ts';
import { isClaimable, isShown, knownContent, protectionOf } from '../../domain/qr-code/state.ts';
import type { CodeRow, ScanDetails } from '../../read-models/codes/queries.ts';
import { latestCounts } from '../../read-models/codes/scan-days.ts';
import { fileAddress } from '../content/address.ts';
import type { FilesShown } from '../content/content-mapper.ts';
import { infoOf } from '../content/index.ts';
import { openFiles } from '../content/shown-files.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';
import { printedView } from './printed.ts';

/** A code with its scan counts, from the read model or from a command's state. */
type ShownCode = Omit<
  CodeRow,
  'present' | 'deleted' | 'claimed' | 'scanned' | 'flagged' | 'tagKeys' | keyof ScanDetails
>;

/** The owner's public fields. */
type ShownOwner = Omit<Owner, '_id'>;

/** How many days of daily scan counts the view of a code shows. */
const RECENT_DAYS = 30;

/** Returns the content of a code as answers show it; null for an empty code and for erased content. */
export function storedInfo(
  code: Pick<ShownCode, 'content' | 'prepared'>,
  publicUrl: string,
): StoredInfo | null {
  return shownInfo(code, openFiles(code, publicUrl));
}

function shownInfo(code: Pick<ShownCode, 'content'>, shown: FilesShown): StoredInfo | null {
  const content = knownContent(code);
  return content && infoOf(content, shown);
}

function shared(row: ShownCode, publicUrl: string): Omit<PublicBarcode, 'storedInfo'> {
  const { code, imported, approved, active, restricted, owner, infoType, hidden } = row;
  return {
    _id: code,
    shortCode: code,
    link: `${publicUrl}/${code}`,
    approved,
    isActive: active,
    restricted,
    claimed: owner !== null,
    claimable: isClaimable({ status: 'present', imported, approved, active, restricted, owner, infoType }),
    isProtected: protectionOf(row) !== null,
    hidden,
  };
}

/** Whether strangers see the content of a code. */
/** Returns the public view of a code. A disabled, withheld or hidden code looks empty, and so does a protected page. */
export const publicBarcode = (row: ShownCode, publicUrl: string): PublicBarcode => ({
  ...shared(row, publicUrl),
  storedInfo: isShown(row) && protectionOf(row) === null ? storedInfo(row, publicUrl) : null,
});

/** Returns the public view of a code for a visitor who may see its content. A disabled, withheld or hidden code looks empty. */
export const openedBarcode = (row: ShownCode, publicUrl: string, shown: FilesShown): PublicBarcode => ({
  ...shared(row, publicUrl),
  storedInfo: isShown(row) ? shownInfo(row, shown) : null,
});

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
  { publicUrl, isOurs }: Pick<HttpSettings, 'isOurs' | 'publicUrl'>,
  now: Date,
): Barcode {
  return {
    ...shared(row, publicUrl),
    storedInfo: storedInfo(row, publicUrl),
    name: row.name,
    imageLink: row.image === null ? null : fileAddress(publicUrl, row.image),
    imageUploadDate: row.imageUploadedAt,
    approvedDate: row.approvedAt,
    user: ownerView(row.owner, user),
    scanCount: row.scanCount,
    recentScans: latestCounts(row.scanDays, RECENT_DAYS, now),
    createdAt: row.createdAt,
    batchId: row.batchId,
    revision: row.edits,
    decision: row.withheldFor.at(-1) ?? row.disabledFor.at(-1) ?? null,
    withheld: row.withheldFor.length > 0,
    printed: printedView(row.printedAs, isOurs),
    flags: [...row.flags],
  };
}
