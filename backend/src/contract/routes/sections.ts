import type { Route } from '../route.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { auditRoutes } from './audit.ts';
import { batchRoutes } from './batches.ts';
import { bulkActionRoutes } from './bulk-actions.ts';
import { codeFlagRoutes } from './codes/flags.ts';
import { codeHelpRoutes } from './codes/help.ts';
import { codeNoteRoutes } from './codes/notes.ts';
import { sharedViewRoutes } from './codes/shared-views.ts';
import { codeTagRoutes } from './codes/tags.ts';
import { consoleRoutes } from './console.ts';
import { importRoutes } from './imports.ts';
import { invitationRoutes } from './invitations.ts';
import { leavingRoutes } from './leaving.ts';
import { noticeFigureRoutes } from './notices/figures.ts';
import { noticeRoutes } from './notices/reports.ts';
import { domainRoutes } from './operations/domains.ts';
import { rebuildRoutes } from './operations/rebuilds.ts';
import { peopleRoutes } from './people.ts';
import { pictureRoutes } from './pictures.ts';
import { printRoutes } from './print.ts';
import { webhookRoutes } from './webhooks.ts';

/** The routes that only the console uses, in parts that it loads when they are opened. */
export const CONSOLE_ROUTES = {
  ...pictureRoutes,
  ...printRoutes,
  ...consoleRoutes,
  ...rebuildRoutes,
  ...domainRoutes,
  ...bulkActionRoutes,
  ...importRoutes,
  ...codeHelpRoutes,
  ...codeNoteRoutes,
  ...codeTagRoutes,
  ...codeFlagRoutes,
  ...sharedViewRoutes,
  ...noticeFigureRoutes,
  ...noticeRoutes,
  ...batchRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...auditRoutes,
  eraseUser: leavingRoutes.eraseUser,
  ...apiKeyRoutes,
  erasures: leavingRoutes.erasures,
  ...webhookRoutes,
} as const satisfies Record<string, Route>;
