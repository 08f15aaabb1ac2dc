import { keepSecureCode } from '../../../commands/codes/secure-codes.ts';
import { type AcceptedFiles, acceptFiles } from '../../../commands/files/accept-files.ts';
import { fileProblem } from '../../../contract/content/files.ts';
import type { UpdateCodeBody } from '../../../contract/content/index.ts';
import { secureCodeProblem } from '../../../contract/content/page.ts';
import type { Issue } from '../../../contract/errors.ts';
import { FORM_MESSAGES } from '../../../contract/messages.ts';
import { ok, type Result, refuse, refuseField } from '../../../contract/result.ts';
import type { StoredContent } from '../../../domain/qr-code/content/index.ts';
import type { QrCodeRefusal } from '../../../domain/qr-code/decide.ts';
import { protectionOf, type QrCode } from '../../../domain/qr-code/state.ts';
import { keyOfAddress } from '../../content/address.ts';
import type { FileField, FilesOfFields } from '../../content/content-mapper.ts';
import { readBody } from '../../content/index.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { isOwnApi } from '../../edge/own-api.ts';
import { editableCode } from './editable-code.ts';
import type { FilePorts } from './ports.ts';

const OWN_API = 'A QR code can not lead to this address';

type Accepted = Result<StoredContent | undefined, QrCodeRefusal | 'invalid_input'>;

/**
 * Returns the content in the body of an update, with its files looked at and its secure code stored as a hash; undefined
 * for an update of the name alone. Before it looks at files it refuses what the update itself would refuse.
 */
export async function acceptContent(
  context: FilePorts,
  caller: SignedInCaller,
  code: string,
  body: UpdateCodeBody,
): Promise<Accepted> {
  if (body.type === undefined) return ok(undefined);
  const editable = await editableCode(context, caller, code, body.revision);
  if (!editable.ok) return editable;
  const { state, person } = editable.value;
  const { addresses = [], files = [], content } = readBody(body);
  const keys = files.flatMap(({ url }) => keyOfAddress(url) ?? []);
  const accepted = await acceptFiles(context, { code, person, keys, known: state.files });
  const issues = [
    ...files.flatMap((field) => problemOf(field, accepted)),
    ...addresses
      .filter(({ url }) => isOwnApi(url, context.settings.isOurs))
      .map(({ path }) => ({ path, message: OWN_API })),
  ];
  if (issues[0]) return refuse('invalid_input', { message: issues[0].message, issues });
  const secureCode = await secureCodeFor(context, body, state);
  return secureCode.ok ? content(filesFrom(accepted), secureCode.value) : secureCode;
}

/** The problem of a field whose file was refused, was never uploaded, or is none of its drop zone. */
function problemOf(
  { path, url, rule, mayBeElsewhere = false }: FileField,
  { files, refused }: AcceptedFiles,
): readonly Issue[] {
  const key = keyOfAddress(url) ?? '';
  if (key === '' && mayBeElsewhere) return [];
  const file = files.get(key);
  const message = file
    ? fileProblem(rule, { name: file.name, type: file.contentType, size: file.size })
    : (refused.get(key) ?? FORM_MESSAGES.fileUnknown);
  return message === undefined ? [] : [{ path, message }];
}

const filesFrom =
  ({ files }: AcceptedFiles): FilesOfFields =>
  (fields, descriptions = []) => {
    const words = new Map(descriptions.map((said) => [said.url, said]));
    return fields.flatMap(({ url }) => {
      const found = files.get(keyOfAddress(url) ?? '');
      if (!found) return [];
      const { description: _before, caption: _captionBefore, ...file } = found;
      const { text: description = '', caption = '' } = words.get(url) ?? {};
      return [
        { ...file, ...(description === '' ? {} : { description }), ...(caption === '' ? {} : { caption }) },
      ];
    });
  };

/** Returns the id of the secure code that is to protect a page: of a new one, else of the one that is set. */
async function secureCodeFor(
  context: FilePorts,
  body: UpdateCodeBody,
  code: QrCode,
): Promise<Result<string | null, 'invalid_input'>> {
  if (body.type !== 'memories' || !body.memories.isProtected) return ok(null);
  const present = protectionOf(code);
  const { memories: page } = body;
  const message = secureCodeProblem(page, present !== null);
  if (message !== undefined) return refuseField('memories.password', message);
  return ok(page.password ? await keepSecureCode(context, page.password) : present);
}
