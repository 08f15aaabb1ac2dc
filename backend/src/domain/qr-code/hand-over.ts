import { ok, type Result, refuse, refuseField } from '../../contract/result.ts';
import type { StoredContent } from './content/index.ts';
import type { QrCodeEvent } from './events.ts';
import { knownContent, type QrCode } from './state.ts';

/** An admin gives a code to another owner. */
export interface HandOver {
  readonly type: 'handOver';
  /** The new owner. */
  readonly to: string;
  /** Whether it goes on to lead where it leads. */
  readonly keep: boolean;
  /** The count of edits that the admin saw; another one is refused. */
  readonly revision?: number | undefined;
}

export type HandOverRefusal = 'invalid_input' | 'edited_meanwhile';

/** The refusal of what needs an owner. */
export const NO_OWNER = ['invalid_input', { message: 'This QR code has no owner' }] as const;

/** Pages and files are their owner's; an address or a number leads where it leads, whoever owns the code. */
const KEEPABLE: Readonly<Record<StoredContent['infoType'], boolean>> = {
  link: true,
  phoneNumber: true,
  smartQR: true,
  pdf: false,
  image: false,
  memories: false,
};

/**
 * Gives a code to another owner, in one append. What the owner before stored is gone from it. A content that is kept is saved
 * again, as the new owner's: the key of the one before may be destroyed. A repeat changes nothing.
 */
export function handOver(
  { to, keep, revision }: HandOver,
  code: QrCode,
): Result<readonly QrCodeEvent[], HandOverRefusal> {
  const { owner: from, edits } = code;
  if (from === to) return ok([]);
  if (from === null) return refuse(...NO_OWNER);
  if (revision !== undefined && revision !== edits) return refuse('edited_meanwhile');
  const content = keep ? knownContent(code) : null;
  const handed = { type: 'CodeHandedOver', data: { from, to, kept: content !== null } } as const;
  if (content === null) return ok([handed]);
  const { infoType } = content;
  if (!KEEPABLE[infoType]) return refuseField('keep', 'Pages and files stay with their owner');
  return ok([handed, { type: 'ContentSaved', data: { person: to, infoType, content } }]);
}
