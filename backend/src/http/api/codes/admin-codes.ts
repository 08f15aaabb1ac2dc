import { stringify } from 'csv-stringify/sync';
import { actorOf } from '../../../commands/actor.ts';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { handle } from '../../../commands/handle.ts';
import { decideUnasked, NO_REASONS } from '../../../commands/notices/decide-unasked.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok } from '../../../contract/result.ts';
import { NEWEST_CODES } from '../../../contract/routes/admin.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { barcodeViews, changedBarcode, codeReached, codesGenerated } from '../../views/barcodes.ts';
import { batchReached } from '../../views/batch-reached.ts';
import { barcodeFor, staffTexts } from '../../views/masked.ts';
import { answerCode, change } from './barcodes.ts';
import { edit } from './edit.ts';
import { listConsoleCodes } from './list-console-codes.ts';
import type { CodePorts } from './ports.ts';

/** Routes of the codes for admins (specification section 6). */
export const adminCodeHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.generateCodes, async ({ body: { amount, name = '', note = '' }, caller }) => {
    const generated = await generateBatch(context, actorOf(caller), amount, { name, note });
    if (!generated.ok) return generated;
    const { batchId, codes, batch } = generated.value;
    await Promise.all([codesGenerated(context, codes), batchReached(context.store, batchId, batch)]);
    const rows = codes.map((code) => [`${context.settings.publicUrl}/${code}`, code]);
    return ok({
      barcodeCSV: stringify([['link', 'shortCode'], ...rows]),
      batchId,
      message: CONSOLE_MESSAGES.codesGenerated,
    });
  }),

  bind(
    ROUTES.listCodes,
    async ({ query: { limit, skip, startDate, endDate, link, isActive, enabled, approved }, caller }) => {
      const filter = { link, startDate, endDate, isActive: isActive ?? enabled, approved };
      const listed = await listConsoleCodes(context, { filter, sort: NEWEST_CODES, skip, limit });
      if (!listed.ok) return listed;
      const { total, rows } = listed.value;
      const views = await barcodeViews(context, rows);
      return ok({ total, barCodes: views.map((barcode) => barcodeFor(caller, barcode)) });
    },
  ),

  bind(ROUTES.noteCode, async ({ params: { id }, body: { note }, caller }) => {
    const noted = await handle(context, QR_CODE, actorOf(caller), id, { type: 'note', note });
    if (!noted.ok) return noted;
    const barcode = await changedBarcode(context, id, noted.value);
    const code = { ...barcode, id, ...staffTexts(caller, noted.value.state) };
    return ok({ code, message: CONSOLE_MESSAGES.codeNoted });
  }),

  bind(ROUTES.deleteCode, async ({ params: { id }, caller }) => {
    const decided = { decision: 'delete', ...NO_REASONS } as const;
    const deleted = await decideUnasked(context, caller, id, decided);
    if (!deleted.ok) return deleted;
    await codeReached(context, deleted.value.code);
    return ok({ message: MESSAGES.codeDeleted });
  }),

  bind(ROUTES.resetCode, ({ params, caller }) =>
    edit(context, caller, params.id, { type: 'reset' }, MESSAGES.codeReset),
  ),

  bind(ROUTES.approveToggle, async ({ params: { id }, query: { to }, caller }) => {
    const approve = to ?? !(await context.log.load(QR_CODE, id)).state.approved;
    return approve
      ? change(context, caller, id, { type: 'approve' }, CONSOLE_MESSAGES.codeApproved)
      : change(context, caller, id, { type: 'unapprove' }, CONSOLE_MESSAGES.codeUnapproved);
  }),

  bind(ROUTES.restrictToggle, async ({ params: { id }, query: { to }, caller }) => {
    const restrict = to ?? !(await context.log.load(QR_CODE, id)).state.restricted;
    return restrict
      ? change(context, caller, id, { type: 'restrict' }, CONSOLE_MESSAGES.codeRestricted)
      : change(context, caller, id, { type: 'unrestrict' }, CONSOLE_MESSAGES.codeUnrestricted);
  }),

  ...[ROUTES.enableCode, ROUTES.enableCodeByGet].map((route) =>
    bind(route, ({ params, caller }) =>
      change(context, caller, params.id, { type: 'enable' }, CONSOLE_MESSAGES.codeEnabled),
    ),
  ),
  ...[ROUTES.disableCode, ROUTES.disableCodeByGet].map((route) =>
    bind(route, async ({ params: { id }, caller }) => {
      const decided = { decision: 'disable', ...NO_REASONS } as const;
      const disabled = await decideUnasked(context, caller, id, decided);
      if (!disabled.ok) return disabled;
      return answerCode(context, id, disabled.value.code, CONSOLE_MESSAGES.codeDisabled);
    }),
  ),
];
