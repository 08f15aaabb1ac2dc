import type { HistoryKind } from '@qlaim/backend/contract';
import { CHANGES_ENGLISH } from '@qlaim/backend/texts/changes';

/** Says in English what happened to a code: 'Saved', 'Code emptied'. */
export const whatHappened = (kind: HistoryKind): string => CHANGES_ENGLISH[kind];
