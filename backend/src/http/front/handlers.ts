import { apiKeyHandlers } from '../api/api-keys/handlers.ts';
import { auditHandlers } from '../api/audit/handlers.ts';
import { bannerHandlers } from '../api/banners/banners.ts';
import { batchHandlers } from '../api/batches/batches.ts';
import { bulkActionHandlers } from '../api/bulk/bulk-actions.ts';
import { adminCodeHandlers } from '../api/codes/admin-codes.ts';
import { adminApiHandlers } from '../api/codes/admin-lists.ts';
import { barcodeHandlers } from '../api/codes/barcodes.ts';
import { codeFlagHandlers } from '../api/codes/code-flags.ts';
import { codeHistoryHandlers } from '../api/codes/code-history.ts';
import { codeScanHandlers } from '../api/codes/code-scans.ts';
import { codeTagHandlers } from '../api/codes/code-tags.ts';
import { editCodeHandlers } from '../api/codes/edit-code.ts';
import { codeHelpHandlers } from '../api/codes/help.ts';
import { scanPageHandlers } from '../api/codes/scan-pages.ts';
import { uploadHandlers } from '../api/codes/uploads.ts';
import { consoleHandlers } from '../api/console/console.ts';
import { domainHandlers } from '../api/domains/handlers.ts';
import { importHandlers } from '../api/imports/handlers.ts';
import { legalHandlers } from '../api/legal/handlers.ts';
import { decisionHandlers } from '../api/notices/decisions.ts';
import { noticeFigureHandlers } from '../api/notices/figures.ts';
import { noticeHandlers } from '../api/notices/handlers.ts';
import { reportHandlers } from '../api/notices/report.ts';
import { peopleHandlers } from '../api/people/handlers.ts';
import { leavingHandlers } from '../api/people/leaving.ts';
import { userHandlers } from '../api/people/users.ts';
import { failedPictureHandlers } from '../api/pictures/failed-pictures.ts';
import { pictureHandlers } from '../api/pictures/handlers.ts';
import { printHandlers } from '../api/print/handlers.ts';
import { rebuildHandlers } from '../api/rebuilds/handlers.ts';
import { sharedViewHandlers } from '../api/shared-views/handlers.ts';
import { authHandlers } from '../api/sign-in/auth.ts';
import { googleHandlers } from '../api/sign-in/google/handlers.ts';
import { joinStaffHandlers } from '../api/sign-in/join-staff.ts';
import { passkeyHandlers } from '../api/sign-in/passkeys/handlers.ts';
import { sessionHandlers } from '../api/sign-in/sessions.ts';
import { signUpHandlers } from '../api/sign-in/sign-up.ts';
import { twoStepHandlers } from '../api/sign-in/two-step.ts';
import { webhookMessageHandlers } from '../api/webhooks/webhook-messages.ts';
import { webhookHandlers } from '../api/webhooks/webhooks.ts';
import type { SessionCookie } from '../edge/caller/session-cookie.ts';
import type { BoundRoute } from '../edge/routes/bind.ts';
import type { AppPorts } from './ports.ts';

/** Returns every route of the table with its handler. */
export const allHandlers = (context: AppPorts, cookie: SessionCookie): readonly BoundRoute[] => [
  ...signUpHandlers(context, cookie),
  ...authHandlers(context, cookie),
  ...joinStaffHandlers(context, cookie),
  ...userHandlers(context, cookie),
  ...sessionHandlers(context),
  ...twoStepHandlers(context, cookie),
  ...passkeyHandlers(context, cookie),
  ...googleHandlers(context),
  ...leavingHandlers(context, cookie),
  ...legalHandlers(context),
  ...peopleHandlers(context),
  ...auditHandlers(context),
  ...bannerHandlers(context),
  ...adminCodeHandlers(context),
  ...codeHelpHandlers(context),
  ...codeTagHandlers(context),
  ...codeFlagHandlers(context),
  ...domainHandlers(context),
  ...sharedViewHandlers(context),
  ...reportHandlers(context),
  // Its `report` is no number of a notice.
  ...noticeFigureHandlers(context),
  ...noticeHandlers(context),
  ...decisionHandlers(context),
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
  ...rebuildHandlers(context),
  ...printHandlers(context),
  ...bulkActionHandlers(context),
  ...importHandlers(context),
  ...batchHandlers(context),
  ...webhookHandlers(context),
  ...webhookMessageHandlers(context),
  ...apiKeyHandlers(context),
];
