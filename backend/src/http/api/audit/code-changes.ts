import { codeHistory } from '../../../commands/codes/code-history.ts';
import { may } from '../../../contract/access/permissions.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import type { CodeChange } from '../../../contract/schemas/audit.ts';
import type { CodeVersion } from '../../../domain/qr-code/history.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { versionView } from '../codes/history.ts';
import { asStaff, maskedContents } from './masked-contents.ts';
import { namesFor } from './names.ts';
import type { AuditPorts } from './ports.ts';

interface ChangesPage {
  readonly entries: CodeChange[];
  readonly next: number | null;
}

/** Returns a page of the changes of a code for the console, newest first. Only who saves any code can restore a version. */
export async function codeChanges(
  context: AuditPorts,
  reader: SignedInCaller,
  code: string,
  before: number | undefined,
): Promise<Result<ChangesPage, 'unknown_code'>> {
  const history = await codeHistory(context, code, { before, limit: LIMITS.historyEntries });
  if (history.now.status === 'absent') return refuse('unknown_code');
  const { versions, more } = history;
  const { byOf } = await namesFor(
    context.store,
    reader,
    versions.map(({ actor }) => actor),
  );
  const shown = (version: CodeVersion): CodeChange => {
    const view = versionView(version, history, asStaff(reader), context.settings.publicUrl);
    const restorable = view.restorable && may(reader.role, 'content.manage');
    return { ...maskedContents(reader, version.state, view), restorable, by: byOf(version.actor) };
  };
  const oldest = versions[0];
  return ok({
    entries: versions.toReversed().map(shown),
    next: more && oldest ? oldest.revision : null,
  });
}
