import { grantUploads } from '../../../commands/files/grant-uploads.ts';
import { judgeUpload } from '../../../commands/files/judge-upload.ts';
import { uploadsOf } from '../../../commands/files/upload-records.ts';
import {
  cancelUpload,
  finishParts,
  PART_BYTES,
  sendInParts,
} from '../../../commands/files/uploads-in-parts.ts';
import { uploadProblem } from '../../../contract/content/files.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { fileAddress, keyOfAddress } from '../../content/address.ts';
import { fileInfo } from '../../content/file-info.ts';
import { openFiles } from '../../content/shown-files.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { editableCode } from '../files/editable-code.ts';
import { inPreparation, unconverted } from '../files/in-preparation.ts';
import { keptFiles } from '../files/kept-files.ts';
import type { CodePorts } from './ports.ts';

/** Routes of uploads (section 7). */
export const uploadHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.requestUploads, async ({ params: { id }, body: { files, folderPath }, caller }) => {
    const editable = await editableCode(context, caller, id);
    if (!editable.ok) return editable;
    const issues = files.flatMap((file, index) => {
      const message = uploadProblem(folderPath, file);
      return message === undefined ? [] : [{ path: `files.${index}`, message }];
    });
    if (issues[0]) return refuse('invalid_input', { message: issues[0].message, issues });
    const { person } = editable.value;
    const granted = await grantUploads(context, {
      code: id,
      person,
      folder: folderPath,
      files,
      quota: context.settings.uploadQuota,
      kept: await keptFiles(context, person),
    });
    if (!granted.ok) return granted;
    const data = granted.value.map(({ key, presignedUrl }) => ({
      presignedUrl,
      publicUrl: fileAddress(context.settings.publicUrl, key),
    }));
    return ok({ data });
  }),

  bind(ROUTES.storage, async ({ params: { id }, caller }) => {
    const editable = await editableCode(context, caller, id);
    if (!editable.ok) return editable;
    const { person } = editable.value;
    const kept = await keptFiles(context, person);
    const pending = (await uploadsOf(context, person)).filter(({ key }) => !kept.has(key));
    const sizes = [...kept.values(), ...pending.map(({ size }) => size)];
    const usedBytes = sizes.reduce((total, size) => total + size, 0);
    const { state } = editable.value;
    return ok({
      usedBytes,
      quotaBytes: context.settings.uploadQuota,
      preparing: await inPreparation(context, state),
      unconverted: unconverted(context.settings.publicUrl, state),
    });
  }),

  bind(ROUTES.sendInParts, async ({ params: { id }, body: { file }, caller }) => {
    const upload = await uploadAt(context, caller, id, file);
    if (!upload.ok) return upload;
    const sent = await sendInParts(context, upload.value);
    return sent.ok ? ok({ partSize: PART_BYTES, parts: [...sent.value] }) : sent;
  }),

  bind(ROUTES.finishParts, async ({ params: { id }, body: { file }, caller }) => {
    const upload = await uploadAt(context, caller, id, file);
    if (!upload.ok) return upload;
    const finished = await finishParts(context, upload.value);
    if (!finished.ok) return finished;
    return ok({ publicUrl: fileAddress(context.settings.publicUrl, upload.value.key) });
  }),

  bind(ROUTES.judgeUpload, async ({ params: { id }, body: { file }, caller }) => {
    const upload = await uploadAt(context, caller, id, file);
    if (!upload.ok) return upload;
    const { known, prepared } = upload.value;
    const judged = known ? ok(known) : await judgeUpload(context, upload.value);
    if (!judged.ok) return judged;
    return ok({ file: fileInfo(judged.value, openFiles({ prepared }, context.settings.publicUrl)) });
  }),

  bind(ROUTES.cancelUpload, async ({ params: { id }, body: { file }, caller }) => {
    const upload = await uploadAt(context, caller, id, file);
    if (!upload.ok) return upload;
    if (!upload.value.known) await cancelUpload(context, upload.value);
    return ok({ message: MESSAGES.uploadCancelled });
  }),
];

/** Returns the upload at an address. `known`: the file where a content refers to it, or referred to it. */
async function uploadAt(context: CodePorts, caller: SignedInCaller, code: string, address: string) {
  const editable = await editableCode(context, caller, code);
  if (!editable.ok) return editable;
  const { person, state } = editable.value;
  const key = keyOfAddress(address);
  if (key === undefined) return refuse('unknown_upload');
  return ok({ person, code, key, known: state.files[key], prepared: state.prepared });
}
