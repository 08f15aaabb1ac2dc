import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { protectionOf } from '../../../domain/qr-code/state.ts';
import { NO_SCANS } from '../../../read-models/codes/queries.ts';
import { shownFiles } from '../../content/shown-files.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { maySee } from '../../pages/scan-pages/may-see.ts';
import { trySecureCode } from '../../pages/scan-pages/try-secure-code.ts';
import { openedBarcode } from '../../views/barcode.ts';
import type { CodePorts } from './ports.ts';

/** Routes of the pages that scanners see (section 7). They read the log, so that no answer is older than a save. */
export const scanPageHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.checkProtection, async ({ params: { id } }) => {
    const { state } = await context.log.load(QR_CODE, id);
    if (state.status !== 'present') return refuse('unknown_code');
    return ok({ isProtected: protectionOf(state) !== null });
  }),

  bind(ROUTES.verifySecureCode, async ({ params: { id }, body: { secureCode }, request, response }) => {
    const tried = await trySecureCode(context, request, id, secureCode);
    if (!tried.ok) return tried;
    if (tried.value !== undefined) response.append('Set-Cookie', tried.value);
    return ok({ verified: true });
  }),

  bind(ROUTES.privateCode, async ({ params: { id }, caller, request }) => {
    const { state } = await context.log.load(QR_CODE, id);
    if (state.status !== 'present') return refuse('unknown_code');
    const visitor = { cookies: request.headers.cookie, caller: async () => caller };
    if (!(await maySee(context, id, state, visitor))) return refuse('secure_code_needed');
    const row = { ...state, ...NO_SCANS, code: id };
    return ok({
      barcode: openedBarcode(row, context.settings.publicUrl, await shownFiles(context, state)),
    });
  }),
];
