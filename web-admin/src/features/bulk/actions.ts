import type { BulkActionName, BulkWorkName } from '@qlaim/backend/contract';
import { BULK_ACTIONS } from '@qlaim/backend/contract/console';
import type { BulkTexts } from '@qlaim/backend/texts/console/bulk';

/** The actions for a choice. */
export const actionOptions = ({ actions }: BulkTexts) =>
  BULK_ACTIONS.map((value) => ({ value, label: actions[value].label }));

export const isAction = (value: string): value is BulkActionName =>
  BULK_ACTIONS.some((action) => action === value);

/** Returns 'Approve: 3 codes'. */
export const actionText = ({ actions, codes, of }: BulkTexts, action: BulkWorkName, count: number): string =>
  of(actions[action].label, codes(count));
