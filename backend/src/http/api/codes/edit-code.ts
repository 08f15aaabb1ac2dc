import { MESSAGES } from '../../../contract/messages.ts';
import { CONTENT_FILE } from '../../../contract/routes/barcodes.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { fileAddress } from '../../content/address.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { acceptContent } from '../files/accept-content.ts';
import { editableCode } from '../files/editable-code.ts';
import { receiveFile } from '../files/receive-file.ts';
import { storeFile } from '../files/store-file.ts';
import { change } from './barcodes.ts';
import { edit, staleShown } from './edit.ts';
import type { CodePorts } from './ports.ts';
import { revisionIn } from './revision-in.ts';

/** Routes that change the name and content of a code (section 7). */
export const editCodeHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.updateCode, async ({ params: { id }, body, caller, request }) => {
    const revision = body.revision ?? revisionIn(request);
    const content = await acceptContent(context, caller, id, { ...body, revision });
    if (!content.ok) return staleShown(context, id, content);
    const save = { type: 'save', by: caller, name: body.name, content: content.value, revision } as const;
    return edit(context, caller, id, save, MESSAGES.codeUpdated);
  }),

  bind(ROUTES.replaceFile, async ({ params: { id }, caller, request }) => {
    const editable = await editableCode(context, caller, id);
    if (!editable.ok) return editable;
    const upload = { code: id, person: editable.value.person };
    const received = await receiveFile(request, CONTENT_FILE.field, (file) =>
      storeFile(context, request, upload, file),
    );
    if (!received.ok) return received;
    const { key, type } = received.value;
    const url = fileAddress(context.settings.publicUrl, key);
    const body = type === 'pdf' ? { type, pdfs: [url] } : { type, imageVideos: [url], descriptions: [] };
    const content = await acceptContent(context, caller, id, body);
    if (!content.ok) return content;
    const save = { type: 'save', by: caller, content: content.value } as const;
    return change(context, caller, id, save, MESSAGES.fileUpdated);
  }),

  bind(ROUTES.changeVisibility, ({ params: { id }, body: { hidden }, caller }) =>
    hidden
      ? change(context, caller, id, { type: 'hideContent', by: caller }, MESSAGES.contentHidden)
      : change(context, caller, id, { type: 'showContent', by: caller }, MESSAGES.contentShown),
  ),

  bind(ROUTES.clearContent, async ({ params: { id }, caller, request }) => {
    const revision = revisionIn(request);
    const clear = { type: 'clearContent', by: caller, revision } as const;
    return edit(context, caller, id, clear, MESSAGES.contentDeleted);
  }),
];
