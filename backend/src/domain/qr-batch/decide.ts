import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { QrBatchEvent } from './events.ts';

export interface QrBatch {
  readonly codes: readonly string[] | null;
  /** Whether its codes were printed elsewhere, and taken over. They are not listed here. */
  readonly imported: boolean;
  readonly expanded: boolean;
  readonly name: string;
  readonly note: string;
}

export const absentBatch: QrBatch = { codes: null, imported: false, expanded: false, name: '', note: '' };

export function evolveBatch(batch: QrBatch, event: QrBatchEvent): QrBatch {
  switch (event.type) {
    case 'BatchGenerated':
      return { ...absentBatch, codes: event.data.codes };
    case 'BatchImported':
      return { ...absentBatch, imported: true };
    case 'BatchExpanded':
      return { ...batch, expanded: true };
    case 'BatchNamed':
      return { ...batch, name: event.data.name };
    case 'BatchNoted':
      return { ...batch, note: event.data.note };
    default:
      return unreachable(event);
  }
}

export type QrBatchCommand =
  | { readonly type: 'generate'; readonly batchId: string; readonly codes: readonly string[] }
  | { readonly type: 'import'; readonly batchId: string; readonly size: number; readonly name: string }
  | { readonly type: 'finishExpansion'; readonly batchId: string }
  | { readonly type: 'describe'; readonly name: string; readonly note: string };

/** Returns the events of a command on a batch, or a refusal. A batch has at least one code, and no code twice. */
export function decideBatch(
  command: QrBatchCommand,
  batch: QrBatch,
): Result<readonly QrBatchEvent[], 'invalid_input' | 'edited_meanwhile' | 'unknown_batch'> {
  switch (command.type) {
    case 'generate': {
      const { batchId, codes } = command;
      if (isKnown(batch)) return refuse('edited_meanwhile');
      if (codes.length === 0 || new Set(codes).size !== codes.length) return refuse('invalid_input');
      return ok([{ type: 'BatchGenerated', data: { batchId, codes: [...codes] } }]);
    }
    case 'import':
      return ok(isKnown(batch) || command.size === 0 ? [] : imported(command));
    case 'finishExpansion':
      if (batch.codes === null || batch.expanded) return ok([]);
      return ok([{ type: 'BatchExpanded', data: { batchId: command.batchId } }]);
    case 'describe':
      return describe(command, batch);
    default:
      return unreachable(command);
  }
}

const isKnown = ({ codes, imported }: QrBatch): boolean => codes !== null || imported;

const imported = ({ batchId, size, name }: Extract<QrBatchCommand, { type: 'import' }>): QrBatchEvent[] => [
  { type: 'BatchImported', data: { batchId, size } },
  { type: 'BatchNamed', data: { person: PRODUCT, name } },
];

function describe(
  { name, note }: { readonly name: string; readonly note: string },
  batch: QrBatch,
): Result<readonly QrBatchEvent[], 'unknown_batch'> {
  if (!isKnown(batch)) return refuse('unknown_batch');
  const events: QrBatchEvent[] = [];
  if (name !== batch.name) events.push({ type: 'BatchNamed', data: { person: PRODUCT, name } });
  if (note !== batch.note) events.push({ type: 'BatchNoted', data: { person: PRODUCT, note } });
  return ok(events);
}
