/** What only the console uses, in parts that it loads when they are opened. */

export { SCOPES, type Scope } from './access/scopes.ts';
export { CONSOLE_MESSAGES, picturesMessage } from './console-messages.ts';
export * from './notices/notice.ts';
export { PRINT_MESSAGES } from './print-messages.ts';
export * from './routes/batches.ts';
export * from './routes/codes/shared-views.ts';
export * from './routes/notices.ts';
export { CONSOLE_ROUTES } from './routes/sections.ts';
export * from './schemas/api-key.ts';
export * from './schemas/audit.ts';
export * from './schemas/batch.ts';
export * from './schemas/bulk-action.ts';
export * from './schemas/hand-over.ts';
export * from './schemas/home.ts';
export { type InvitationView, InviteBody, type NewInvitation, StaffRole } from './schemas/invitation.ts';
export * from './schemas/jump.ts';
export * from './schemas/label-sheet.ts';
export * from './schemas/note.ts';
export * from './schemas/operations/rebuild.ts';
export * from './schemas/operations.ts';
export * from './schemas/person.ts';
export * from './schemas/picture.ts';
export * from './schemas/print-options.ts';
export * from './schemas/scan-statistics.ts';
export * from './schemas/webhook.ts';
export * from './tags/tag-key.ts';
export * from './tags/tags.ts';
