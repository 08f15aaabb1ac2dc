import type { Caller } from '../domain/caller.ts';
import { PRODUCT } from '../domain/event.ts';
import type { StoredContent } from '../domain/qr-code/content/index.ts';
import type { QrCodeEvent } from '../domain/qr-code/events.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { given } from './given.ts';

export const givenCode = (...history: readonly QrCodeEvent[]) => given(QR_CODE, ...history);

export const ADA: Caller = { id: 'ada', role: 'user' };
export const BEN: Caller = { id: 'ben', role: 'user' };
export const ADMIN: Caller = { id: 'root', role: 'admin' };

export const LINK: StoredContent = { infoType: 'link', link: 'https://example.com/Ab' };
export const PHONE: StoredContent = {
  infoType: 'phoneNumber',
  phoneNumber: { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' },
};

export const generated: QrCodeEvent = { type: 'CodeGenerated', data: { batchId: 'batch-1', index: 7 } };
export const approved: QrCodeEvent = { type: 'CodeApproved', data: {} };
export const approvalWithdrawn: QrCodeEvent = { type: 'CodeApprovalWithdrawn', data: {} };
export const enabled: QrCodeEvent = { type: 'CodeEnabled', data: {} };
export const disabled: QrCodeEvent = { type: 'CodeDisabled', data: {} };
export const restricted: QrCodeEvent = { type: 'CodeRestricted', data: {} };
export const unrestricted: QrCodeEvent = { type: 'CodeUnrestricted', data: {} };
export const contentCleared: QrCodeEvent = { type: 'ContentCleared', data: {} };
export const contentHidden: QrCodeEvent = { type: 'ContentHidden', data: {} };
export const contentShown: QrCodeEvent = { type: 'ContentShown', data: {} };
export const reset: QrCodeEvent = { type: 'CodeReset', data: {} };
export const imageRemoved: QrCodeEvent = { type: 'ImageRemoved', data: {} };
export const deleted: QrCodeEvent = { type: 'CodeDeleted', data: {} };

export const claimedBy = ({ id }: Caller): QrCodeEvent => ({ type: 'CodeClaimed', data: { userId: id } });
export const named = (name: string, person = PRODUCT): QrCodeEvent => ({
  type: 'CodeNamed',
  data: { person, name },
});
export const saved = (content: StoredContent, person = PRODUCT): QrCodeEvent => ({
  type: 'ContentSaved',
  data: { person, infoType: content.infoType, content },
});
export const imageAttached = (image: string): QrCodeEvent => ({
  type: 'ImageAttached',
  data: { person: PRODUCT, image },
});

/** The history of a code that Ada has claimed and that has no content. */
export const adasCode = [generated, approved, claimedBy(ADA)] as const;
