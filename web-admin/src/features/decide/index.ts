export { DecideCodeDialog } from './DecideCodeDialog.tsx';
export { ReasonsFields } from './ReasonsFields.tsx';
export { useReasons } from './reasons.ts';
