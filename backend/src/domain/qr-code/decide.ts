import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Caller } from '../caller.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import { type StoredContent, sameContent } from './content/index.ts';
import type { PreparedFile } from './content/prepared-file.ts';
import { carryOut, type Decided, enable } from './decided.ts';
import type { QrCodeEvent } from './events.ts';
import { digestOfPicture } from './file-keys.ts';
import { changeFlags, type FlagCommand, type FlagRefusal } from './flags/flags.ts';
import { type HandOver, type HandOverRefusal, handOver } from './hand-over.ts';
import { type ImportCode, importCode, takeBack } from './imported.ts';
import { mayEdit } from './may-edit.ts';
import { isClaimable, type QrCode } from './state.ts';
import { type ChangeTags, changeTags } from './tags.ts';
import { changeVisibility, type VisibilityCommand, type VisibilityRefusal } from './visibility.ts';

export type QrCodeCommand =
  | { readonly type: 'generate'; readonly batchId: string; readonly index: number }
  | ImportCode
  /** Undoes its import. */
  | { readonly type: 'takeBack' }
  | { readonly type: 'approve' | 'unapprove' }
  | { readonly type: 'enable' }
  | Decided
  | { readonly type: 'restrict' | 'unrestrict' }
  | { readonly type: 'claim'; readonly userId: string }
  | {
      readonly type: 'save';
      readonly by: Caller;
      readonly name?: string | undefined;
      /** Null removes the content. */
      readonly content?: StoredContent | null | undefined;
      /** The count of edits that the sender saw; another one is refused. */
      readonly revision?: number | undefined;
    }
  | { readonly type: 'clearContent'; readonly by: Caller; readonly revision?: number | undefined }
  | VisibilityCommand
  | FlagCommand
  | { readonly type: 'recordPrepared'; readonly key: string; readonly prepared: PreparedFile }
  | { readonly type: 'attachPicture'; readonly picture: string }
  /** `owner`: of whom it must still be. */
  | { readonly type: 'reset'; readonly owner?: string }
  | {
      readonly type: 'release';
      readonly userId: string;
      readonly closed: boolean;
      /** The count of edits after which the files were removed; a later edit is refused. */
      readonly revision: number;
    }
  | HandOver
  | { readonly type: 'note'; readonly note: string }
  | ChangeTags
  | { readonly type: 'removePicture' };

export type QrCodeRefusal =
  | HandOverRefusal
  | 'unknown_code'
  | 'code_taken'
  | 'already_claimed'
  | 'not_claimable'
  | VisibilityRefusal
  | FlagRefusal
  | 'too_many_tags'
  | 'forbidden';
type Decision = Result<readonly QrCodeEvent[], QrCodeRefusal>;

const nothing: Decision = ok([]);
/** Returns one event without data, or no event where its fact holds already. */
const unless = (already: boolean, type: BareEvent): Decision =>
  already ? nothing : ok([{ type, data: {} }]);
type BareEvent = Extract<QrCodeEvent, { readonly data: Record<string, never> }>['type'];

/** Returns the events that a command on a code leads to, or a refusal. */
export function decideCode(command: QrCodeCommand, code: QrCode): Decision {
  if (command.type === 'generate') return generate(command, code);
  if (command.type === 'import') return importCode(command, code);
  if (code.status !== 'present') return refuse('unknown_code');
  switch (command.type) {
    case 'takeBack':
      return ok(takeBack(code));
    case 'approve':
      return unless(code.approved, 'CodeApproved');
    case 'unapprove':
      return unless(!code.approved, 'CodeApprovalWithdrawn');
    case 'enable':
      return ok(enable(code));
    case 'disable':
    case 'withhold':
    case 'delete':
    case 'lift':
      return ok(carryOut(command, code));
    case 'restrict':
      return unless(code.restricted, 'CodeRestricted');
    case 'unrestrict':
      return unless(!code.restricted, 'CodeUnrestricted');
    case 'claim':
      return claim(command.userId, code);
    case 'save':
      return save(command, code);
    case 'clearContent':
      return save({ ...command, type: 'save', content: null }, code);
    case 'hideContent':
    case 'showContent':
      return changeVisibility(command, code);
    case 'recordCheck':
    case 'clearDestination':
    case 'keepFlagged':
      return changeFlags(command, code);
    case 'recordPrepared':
      return command.key in code.prepared
        ? nothing
        : ok([{ type: 'FilePrepared', data: { key: command.key, ...command.prepared } }]);
    case 'reset':
      if (command.owner !== undefined && command.owner !== code.owner) return refuse('edited_meanwhile');
      return unless(code.name === null && code.content === null, 'CodeReset');
    case 'release':
      return release(command, code);
    case 'handOver':
      return handOver(command, code);
    case 'attachPicture':
      return attachPicture(command.picture, code);
    case 'removePicture':
      return unless(code.image === null, 'ImageRemoved');
    case 'note':
      return (code.note ?? '') === command.note
        ? nothing
        : ok([{ type: 'CodeNoted', data: { person: PRODUCT, note: command.note } }]);
    case 'changeTags':
      return changeTags(command, code);
    default:
      return unreachable(command);
  }
}

function generate({ batchId, index }: { batchId: string; index: number }, code: QrCode): Decision {
  if (code.status !== 'absent') return refuse('edited_meanwhile');
  return ok([{ type: 'CodeGenerated', data: { batchId, index } }]);
}

/** The first claim wins. A repeated claim by the owner changes nothing. */
function claim(userId: string, code: QrCode): Decision {
  if (code.owner === userId) return nothing;
  if (code.owner !== null) return refuse('already_claimed');
  if (!isClaimable(code)) return refuse('not_claimable');
  return ok([{ type: 'CodeClaimed', data: { userId } }]);
}

/** Takes a code from an owner who leaves. Where somebody else owns it, nothing changes. */
function release(
  { userId, closed, revision }: Extract<QrCodeCommand, { type: 'release' }>,
  code: QrCode,
): Decision {
  if (code.owner !== userId) return nothing;
  if (code.edits !== revision) return refuse('edited_meanwhile');
  return ok([{ type: 'CodeReleased', data: { userId, closed } }]);
}

/** An upload that is repeated changes nothing. */
function attachPicture(picture: string, code: QrCode): Decision {
  const digest = digestOfPicture(picture);
  const attached = code.image !== null && digest !== undefined && digestOfPicture(code.image) === digest;
  return attached ? nothing : ok([{ type: 'ImageAttached', data: { person: PRODUCT, image: picture } }]);
}

function save(
  { by, name, content, revision }: Extract<QrCodeCommand, { type: 'save' }>,
  code: QrCode,
): Decision {
  if (!mayEdit(by, code)) return refuse('forbidden');
  if (revision !== undefined && revision !== code.edits) return refuse('edited_meanwhile');
  const person = code.owner ?? PRODUCT;
  const events: QrCodeEvent[] = [];
  if (name !== undefined && name !== (code.name ?? ''))
    events.push({ type: 'CodeNamed', data: { person, name } });
  if (content === null) {
    if (code.content !== null) events.push({ type: 'ContentCleared', data: {} });
  } else if (content !== undefined && !sameContent(content, code.content)) {
    events.push({ type: 'ContentSaved', data: { person, infoType: content.infoType, content } });
  }
  return ok(events);
}
