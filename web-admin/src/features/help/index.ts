export { HandOverDialog } from './HandOverDialog.tsx';
export { HandOverOneOf } from './HandOverOneOf.tsx';
export { MailCodeDialog } from './MailCodeDialog.tsx';
export { useCodesOf } from './use-codes-of.ts';
