import type { Batch } from '@qlaim/backend/contract';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { useTexts } from '@qlaim/web-kit/texts';
import { useGetList } from 'react-admin';
import { useJump } from '../../../widgets/combobox/use-jump.ts';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';
import { useBatchName } from '../../batches/index.ts';
import { type Found, PickField } from './PickField.tsx';
import type { CodeFilterControl } from './use-code-filter.ts';
import { useBatch } from './use-named.ts';

const NEWEST = { sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 8 } } as const;

/** Picks the batch of the codes: one of the newest, or by a part of its name. */
export function BatchField({ filter, change }: CodeFilterControl) {
  const words = useTexts(CODE_FILTERS).batch;
  const batch = useBatch(filter.batchId);
  const picked = filter.batchId === undefined ? null : { id: filter.batchId, label: batch };
  return (
    <PickField
      label={words.label}
      clear={words.clear}
      picked={picked}
      useFound={useBatches}
      onPick={(batchId) => change(() => ({ batchId }))}
    />
  );
}

function useBatches(typed: string, isOpen: boolean): Found {
  const batchName = useBatchName();
  const newest = useGetList<Batch>('batches', NEWEST, { enabled: isOpen, ...ERROR_ON_PAGE });
  const { asks, found, isOfBefore, error } = useJump(typed);
  if (!asks)
    return {
      picks: newest.data?.map((batch) => ({ id: batch.id, label: batchName(batch) })),
      error: newest.error,
    };
  const picks = found?.flatMap((target) =>
    target.kind === 'batch' ? [{ id: target.id, label: batchName(target) }] : [],
  );
  return { picks: isOfBefore ? undefined : picks, error };
}
