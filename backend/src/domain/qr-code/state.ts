import type { Content, InfoType } from '../../contract/schemas/content.ts';
import type { Erased } from '../event.ts';
import { unreachable } from '../never.ts';
import type { QrCodeEvent } from './events.ts';

export interface QrCode {
  readonly status: 'absent' | 'present' | 'deleted';
  readonly approved: boolean;
  readonly active: boolean;
  readonly restricted: boolean;
  readonly owner: string | null;
  readonly name: string | null;
  readonly infoType: InfoType | null;
  readonly content: Content | Erased | null;
  readonly image: string | null;
}

export const absentCode: QrCode = {
  status: 'absent',
  approved: false,
  active: true,
  restricted: false,
  owner: null,
  name: null,
  infoType: null,
  content: null,
  image: null,
};

const noContent = { infoType: null, content: null } as const;

export function evolveCode(code: QrCode, event: QrCodeEvent): QrCode {
  switch (event.type) {
    case 'CodeGenerated':
      return { ...absentCode, status: 'present' };
    case 'CodeApproved':
      return { ...code, approved: true };
    case 'CodeApprovalWithdrawn':
      return { ...code, approved: false };
    case 'CodeEnabled':
      return { ...code, active: true };
    case 'CodeDisabled':
      return { ...code, active: false };
    case 'CodeRestricted':
      return { ...code, restricted: true };
    case 'CodeUnrestricted':
      return { ...code, restricted: false };
    case 'CodeClaimed':
      return { ...code, owner: event.data.userId };
    case 'CodeNamed':
      return { ...code, name: event.data.name === '' ? null : event.data.name };
    case 'ContentSaved':
      return { ...code, infoType: event.data.infoType, content: event.data.content };
    case 'ContentCleared':
      return { ...code, ...noContent };
    case 'CodeReset':
      return { ...code, ...noContent, name: null };
    case 'ImageAttached':
      return { ...code, image: event.data.image };
    case 'ImageRemoved':
      return { ...code, image: null };
    case 'CodeDeleted':
      return { ...absentCode, status: 'deleted' };
    default:
      return unreachable(event);
  }
}

/** Whether a scan starts the claim flow (section 4): approved, enabled, unowned, not restricted and without content. */
export function isClaimable(code: Omit<QrCode, 'name' | 'content' | 'image'>): boolean {
  const free = code.status === 'present' && code.owner === null && code.infoType === null;
  return free && code.approved && code.active && !code.restricted;
}
