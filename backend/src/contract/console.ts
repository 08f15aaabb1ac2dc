/** What only the console uses, in parts that it loads when they are opened. */
export { CONSOLE_MESSAGES } from './console-messages.ts';
export * from './routes/batches.ts';
export { CONSOLE_ROUTES } from './routes/sections.ts';
export * from './schemas/api-key.ts';
export * from './schemas/audit.ts';
export * from './schemas/batch.ts';
export * from './schemas/bulk-action.ts';
export * from './schemas/home.ts';
export * from './schemas/jump.ts';
export * from './schemas/operations.ts';
export * from './schemas/person.ts';
export * from './schemas/picture.ts';
export * from './schemas/print-options.ts';
export * from './schemas/scan-statistics.ts';
export * from './schemas/webhook.ts';
export { SCOPES, type Scope } from './scopes.ts';
