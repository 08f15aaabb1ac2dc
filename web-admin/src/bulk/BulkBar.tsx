import Box from '@mui/material/Box';
import { type BulkActionName, LIMITS } from '@qlaim/backend/contract';
import { Button, formatCount, Select } from '@qlaim/web-kit';
import { type ReactNode, useState } from 'react';
import { ACTION_OPTIONS, codesInWords, isAction } from './actions.ts';
import { ConfirmBulkAction } from './ConfirmBulkAction.tsx';
import type { Selection } from './selection.ts';

interface BulkBarProps {
  /** Undefined while nothing is selected. */
  selection: Selection | undefined;
  /** The number of codes that match the filters. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** Further controls of the table. */
  children?: ReactNode;
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 2,
  '& .qk-field-foot, & .qk-label': { display: 'none' },
} as const;

/** What is selected, and what to do with it. */
export function BulkBar({ selection, total, onSelectAll, onClear, children }: BulkBarProps) {
  const [action, setAction] = useState<BulkActionName>('approve');
  const [asked, setAsked] = useState(false);
  const isAll = selection !== undefined && 'filter' in selection;
  const tooMany = !isAll && (selection?.count ?? 0) > LIMITS.bulkSelection;
  return (
    <>
      <Box role="group" aria-label="Bulk actions" sx={barSx}>
        <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '9rem' }}>
          {selection === undefined ? 'Nothing selected' : `${codesInWords(selection.count)} selected`}
        </Box>
        {isAll || total === 0 ? null : (
          <Button variant="quiet" onClick={onSelectAll}>
            Select all {formatCount(total)} that match
          </Button>
        )}
        {selection === undefined ? null : (
          <>
            <Button variant="quiet" onClick={onClear}>
              Clear the selection
            </Button>
            <Select
              label="Action"
              aria-label="Action"
              value={action}
              options={ACTION_OPTIONS}
              onChange={({ target }) => isAction(target.value) && setAction(target.value)}
            />
            <Button aria-disabled={tooMany} onClick={() => setAsked(!tooMany)}>
              Apply …
            </Button>
            {tooMany ? (
              <span className="qk-soft">
                At most {formatCount(LIMITS.bulkSelection)} codes one by one. Filter, and select all that
                match.
              </span>
            ) : null}
          </>
        )}
        <Box sx={{ ml: 'auto' }}>{children}</Box>
      </Box>
      {asked && selection ? (
        <ConfirmBulkAction
          action={action}
          selection={selection}
          onStarted={() => {
            setAsked(false);
            onClear();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
