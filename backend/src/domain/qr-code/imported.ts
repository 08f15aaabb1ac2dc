import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import type { QrCodeEvent } from './events.ts';
import type { QrCode } from './state.ts';

type Imported = Extract<QrCodeEvent, { type: 'CodeImported' }>['data'];

/** Takes a code over that was printed elsewhere. */
export interface ImportCode
  extends Pick<Imported, 'batchId' | 'index' | 'printed' | 'address' | 'createdAt' | 'source' | 'claimable'> {
  readonly type: 'import';
  /** Where its scans lead; null for nowhere. */
  readonly link: string | null;
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
}

type Decision = Result<readonly QrCodeEvent[], 'code_taken'>;

/** A short code is used once, except that an import which was undone may be repeated. */
export function importCode(
  { type: _type, tags, ...code }: ImportCode,
  { status, takenBack }: QrCode,
): Decision {
  if (status !== 'absent' && !takenBack) return refuse('code_taken');
  return ok([{ type: 'CodeImported', data: { person: PRODUCT, ...code, tags: [...tags] } }]);
}

/** Undoes an import. A code that somebody owns stays. */
export const takeBack = ({ imported, owner }: QrCode): readonly QrCodeEvent[] =>
  imported && owner === null ? [{ type: 'CodeDeleted', data: { takenBack: true } }] : [];
