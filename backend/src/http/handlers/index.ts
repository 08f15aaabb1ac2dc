import type { BoundRoute } from '../bind.ts';
import type { HttpContext } from '../context.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { adminApiHandlers } from './admin-api.ts';
import { adminCodeHandlers } from './admin-codes.ts';
import { apiKeyHandlers } from './api-keys.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { bannerHandlers } from './banners.ts';
import { barcodeHandlers } from './barcodes.ts';
import { batchHandlers } from './batches.ts';
import { bulkActionHandlers } from './bulk-actions.ts';
import { codeHistoryHandlers } from './code-history.ts';
import { codeScanHandlers } from './code-scans.ts';
import { consoleHandlers } from './console.ts';
import { editCodeHandlers } from './edit-code.ts';
import { failedPictureHandlers } from './failed-pictures.ts';
import { googleHandlers } from './google.ts';
import { leavingHandlers } from './leaving.ts';
import { passkeyHandlers } from './passkeys.ts';
import { peopleHandlers } from './people.ts';
import { pictureHandlers } from './pictures.ts';
import { printHandlers } from './print.ts';
import { scanPageHandlers } from './scan-pages.ts';
import { sessionHandlers } from './sessions.ts';
import { twoStepHandlers } from './two-step.ts';
import { uploadHandlers } from './uploads.ts';
import { userHandlers } from './users.ts';
import { webhookMessageHandlers } from './webhook-messages.ts';
import { webhookHandlers } from './webhooks.ts';

/** Returns every route of the table with its handler. */
export const allHandlers = (context: HttpContext, cookie: SessionCookie): readonly BoundRoute[] => [
  ...authHandlers(context, cookie),
  ...userHandlers(context, cookie),
  ...sessionHandlers(context),
  ...twoStepHandlers(context, cookie),
  ...passkeyHandlers(context, cookie),
  ...googleHandlers(context),
  ...leavingHandlers(context, cookie),
  ...peopleHandlers(context),
  ...auditHandlers(context),
  ...bannerHandlers(context),
  ...adminCodeHandlers(context),
  ...barcodeHandlers(context),
  ...codeScanHandlers(context),
  ...editCodeHandlers(context),
  ...pictureHandlers(context),
  ...failedPictureHandlers(context),
  ...codeHistoryHandlers(context),
  ...uploadHandlers(context),
  ...scanPageHandlers(context),
  ...adminApiHandlers(context),
  ...consoleHandlers(context),
  ...printHandlers(context),
  ...bulkActionHandlers(context),
  ...batchHandlers(context),
  ...webhookHandlers(context),
  ...webhookMessageHandlers(context),
  ...apiKeyHandlers(context),
];
