import type { Erased } from '../event.ts';
import { unreachable } from '../never.ts';
import type { InfoType, StoredContent } from './content/index.ts';
import type { QrCodeEvent } from './events.ts';

/** Times are ISO 8601 in UTC. */
export interface QrCode {
  readonly status: 'absent' | 'present' | 'deleted';
  readonly batchId: string;
  readonly createdAt: string;
  readonly approved: boolean;
  readonly approvedAt: string | null;
  readonly active: boolean;
  readonly restricted: boolean;
  readonly owner: string | null;
  readonly claimedAt: string | null;
  readonly name: string | null;
  readonly infoType: InfoType | null;
  readonly content: StoredContent | Erased | null;
  readonly image: string | null;
  readonly imageUploadedAt: string | null;
}

export const absentCode: QrCode = {
  status: 'absent',
  batchId: '',
  createdAt: '',
  approved: false,
  approvedAt: null,
  active: true,
  restricted: false,
  owner: null,
  claimedAt: null,
  name: null,
  infoType: null,
  content: null,
  image: null,
  imageUploadedAt: null,
};

const noContent = { infoType: null, content: null } as const;

export function evolveCode(code: QrCode, event: QrCodeEvent, at: string): QrCode {
  switch (event.type) {
    case 'CodeGenerated':
      return { ...absentCode, status: 'present', batchId: event.data.batchId, createdAt: at };
    case 'CodeApproved':
      return { ...code, approved: true, approvedAt: at };
    case 'CodeApprovalWithdrawn':
      return { ...code, approved: false, approvedAt: null };
    case 'CodeEnabled':
      return { ...code, active: true };
    case 'CodeDisabled':
      return { ...code, active: false };
    case 'CodeRestricted':
      return { ...code, restricted: true };
    case 'CodeUnrestricted':
      return { ...code, restricted: false };
    case 'CodeClaimed':
      return { ...code, owner: event.data.userId, claimedAt: at };
    case 'CodeNamed':
      return { ...code, name: event.data.name === '' ? null : event.data.name };
    case 'ContentSaved':
      return { ...code, infoType: event.data.infoType, content: event.data.content };
    case 'ContentCleared':
      return { ...code, ...noContent };
    case 'CodeReset':
      return { ...code, ...noContent, name: null };
    case 'ImageAttached':
      return { ...code, image: event.data.image, imageUploadedAt: at };
    case 'ImageRemoved':
      return { ...code, image: null, imageUploadedAt: null };
    case 'CodeDeleted':
      return { ...absentCode, status: 'deleted', batchId: code.batchId, createdAt: code.createdAt };
    default:
      return unreachable(event);
  }
}

/** Returns whether a scan starts the claim flow (section 4): approved, enabled, unrestricted, unowned and empty. */
export function isClaimable(
  code: Pick<QrCode, 'status' | 'owner' | 'infoType' | 'approved' | 'active' | 'restricted'>,
): boolean {
  const free = code.status === 'present' && code.owner === null && code.infoType === null;
  return free && code.approved && code.active && !code.restricted;
}
