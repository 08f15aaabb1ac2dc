import { acceptFiles } from '../../../commands/accept-files.ts';
import { keepSecureCode } from '../../../commands/secure-codes.ts';
import { fileProblem } from '../../../contract/content/files.ts';
import type { UpdateCodeBody } from '../../../contract/content/index.ts';
import { secureCodeProblem } from '../../../contract/content/memories.ts';
import type { Issue } from '../../../contract/errors.ts';
import { FORM_MESSAGES } from '../../../contract/messages.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import type { StoredFile } from '../../../domain/qr-code/content/file.ts';
import type { StoredContent } from '../../../domain/qr-code/content/index.ts';
import type { QrCodeRefusal } from '../../../domain/qr-code/decide.ts';
import { protectionOf, type QrCode } from '../../../domain/qr-code/state.ts';
import { keyOfAddress } from '../../content/address.ts';
import type { FileField } from '../../content/content-mapper.ts';
import { contentFromBody, filesOfBody } from '../../content/index.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { ownApiIssues } from '../../edge/own-api.ts';
import { editableCode } from './editable-code.ts';
import type { FilePorts } from './ports.ts';

type Accepted = Result<StoredContent | undefined, QrCodeRefusal | 'invalid_input'>;

/**
 * Returns the content in the body of an update, with its files looked at and its secure code stored as a hash; undefined
 * for an update of the name alone. It refuses before that where the update would be refused anyway.
 */
export async function acceptContent(
  context: FilePorts,
  caller: SignedInCaller,
  code: string,
  body: UpdateCodeBody,
): Promise<Accepted> {
  const editable = await editableCode(context, caller, code, body.revision);
  if (!editable.ok) return editable;
  const { state, person } = editable.value;
  if (body.type === undefined) return ok(undefined);
  const fields = filesOfBody(body);
  const keys = fields.flatMap(({ url }) => keyOfAddress(url) ?? []);
  const { files, refused } = await acceptFiles(context, { code, person, keys, known: state.files });
  const fileAt = (url: string) => files.get(keyOfAddress(url) ?? '');
  const issues = [
    ...fields.flatMap((field) => problemOf(field, fileAt(field.url), refused)),
    ...ownApiIssues(body, context.settings.publicUrl),
  ];
  if (issues[0]) return refuse('invalid_input', { message: issues[0].message, issues });
  const secureCode = await secureCodeFor(context, body, state);
  if (!secureCode.ok) return secureCode;
  return contentFromBody(body, { fileAt, secureCode: secureCode.value });
}

/** The problem of a field whose file was refused, was never uploaded, or is none of its drop zone. */
function problemOf(
  { path, url, rule, mayBeElsewhere = false }: FileField,
  file: StoredFile | undefined,
  refused: ReadonlyMap<string, string>,
): readonly Issue[] {
  const key = keyOfAddress(url);
  if (key === undefined && mayBeElsewhere) return [];
  const message = file
    ? fileProblem(rule, { name: file.name, type: file.contentType, size: file.size })
    : (refused.get(key ?? '') ?? FORM_MESSAGES.fileUnknown);
  return message === undefined ? [] : [{ path, message }];
}

/** Returns the id of the secure code that is to protect a page: of a new one, else of the one that is set. */
async function secureCodeFor(
  context: FilePorts,
  body: UpdateCodeBody,
  code: QrCode,
): Promise<Result<string | null, 'invalid_input'>> {
  if (body.type !== 'memories' || !body.memories.isProtected) return ok(null);
  const present = protectionOf(code);
  const { memories } = body;
  const message = secureCodeProblem(memories, present !== null);
  if (message !== undefined)
    return refuse('invalid_input', { message, issues: [{ path: 'memories.password', message }] });
  return ok(memories.password ? await keepSecureCode(context, memories.password) : present);
}
