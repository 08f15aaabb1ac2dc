import pMap from 'p-map';
import { codeHistory } from '../../../commands/codes/code-history.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, type Result, refuse, refuseField } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { Caller } from '../../../domain/caller.ts';
import { ERASED } from '../../../domain/event.ts';
import type { StoredFile } from '../../../domain/qr-code/content/file.ts';
import { filesOf } from '../../../domain/qr-code/content/index.ts';
import { untouchedKey } from '../../../domain/qr-code/file-keys.ts';
import { isRestorable } from '../../../domain/qr-code/history.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { editableCode } from '../files/editable-code.ts';
import { edit } from './edit.ts';
import { historyView } from './history.ts';
import type { CodePorts } from './ports.ts';

/** Routes of a code's history. */
export const codeHistoryHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.codeHistory, async ({ params: { id }, query: { before }, caller }) => {
    const editable = await editableCode(context, caller, id);
    if (!editable.ok) return editable;
    const history = await codeHistory(context, id, { before, limit: LIMITS.historyEntries });
    const oldest = history.versions[0];
    return ok({
      entries: historyView(history, caller, context.settings.publicUrl),
      next: history.more && oldest ? oldest.revision : null,
    });
  }),

  bind(ROUTES.restoreCode, async ({ params: { id }, body: { version, revision }, caller }) => {
    const editable = await editableCode(context, caller, id);
    if (!editable.ok) return editable;
    const past = await stateAt(context, id, version, editable.value.state, caller);
    if (!past.ok) return past;
    const { name, content } = past.value;
    if (content === ERASED) return refuse('not_restorable');
    const gone = await goneFiles(context, filesOf(content));
    if (gone.length > 0)
      return refuse('not_restorable', { message: `A file of this version is gone: ${gone.join(', ')}` });
    const save = { type: 'save', by: caller, name: name ?? '', content, revision } as const;
    return edit(context, caller, id, save, MESSAGES.codeRestored);
  }),
];

const FILES_AT_ONCE = 8;

/** Returns the names of the files that the storage lacks. A video that is withheld is there. */
async function goneFiles({ files }: CodePorts, stored: readonly StoredFile[]): Promise<readonly string[]> {
  const missing = async ({ key, name }: StoredFile) => {
    const withheld = untouchedKey(key);
    const found = (await files.head(key)) ?? (withheld && (await files.head(withheld)));
    return found ? [] : [name];
  };
  return (await pMap(stored, missing, { concurrency: FILES_AT_ONCE })).flat();
}

/** Returns a code as it was after a revision; refuses for a revision that it never had, and for what is not available. */
async function stateAt(
  { log }: CodePorts,
  code: string,
  version: number,
  now: QrCode,
  caller: Caller,
): Promise<Result<QrCode, 'invalid_input' | 'not_restorable'>> {
  const { state, revision } = await log.load(QR_CODE, code, { upTo: version });
  if (revision !== version) return refuseField('version', 'This version is not known');
  return isRestorable(state, now, caller) ? ok(state) : refuse('not_restorable');
}
