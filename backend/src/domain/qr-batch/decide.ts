import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { QrBatchEvent } from './events.ts';

export interface QrBatch {
  readonly codes: readonly string[] | null;
  readonly expanded: boolean;
}

export const absentBatch: QrBatch = { codes: null, expanded: false };

export function evolveBatch(batch: QrBatch, event: QrBatchEvent): QrBatch {
  switch (event.type) {
    case 'BatchGenerated':
      return { codes: event.data.codes, expanded: false };
    case 'BatchExpanded':
      return { ...batch, expanded: true };
    default:
      return unreachable(event);
  }
}

export type QrBatchCommand =
  | { readonly type: 'generate'; readonly batchId: string; readonly codes: readonly string[] }
  | { readonly type: 'finishExpansion'; readonly batchId: string };

/** Returns the events of a command on a batch, or a refusal. A batch has at least one code, and no code twice. */
export function decideBatch(
  command: QrBatchCommand,
  batch: QrBatch,
): Result<readonly QrBatchEvent[], 'invalid_input' | 'edited_meanwhile'> {
  switch (command.type) {
    case 'generate': {
      const { batchId, codes } = command;
      if (batch.codes !== null) return refuse('edited_meanwhile');
      if (codes.length === 0 || new Set(codes).size !== codes.length) return refuse('invalid_input');
      return ok([{ type: 'BatchGenerated', data: { batchId, codes: [...codes] } }]);
    }
    case 'finishExpansion':
      if (batch.codes === null || batch.expanded) return ok([]);
      return ok([{ type: 'BatchExpanded', data: { batchId: command.batchId } }]);
    default:
      return unreachable(command);
  }
}
