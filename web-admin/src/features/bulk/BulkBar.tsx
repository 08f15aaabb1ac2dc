import './bulk.css';
import { type BulkActionName, LIMITS } from '@qlaim/backend/contract';
import { Button, formatCount, Select } from '@qlaim/web-kit';
import { type ReactNode, useState } from 'react';
import { ACTION_OPTIONS, countedCodes, isAction } from './actions.ts';
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

/** What is selected, and what to do with it. */
export function BulkBar({ selection, total, onSelectAll, onClear, children }: BulkBarProps) {
  const [action, setAction] = useState<BulkActionName>('approve');
  // The question stays about what was selected, whatever is read meanwhile.
  const [asked, setAsked] = useState<Selection>();
  const isAll = selection !== undefined && 'filter' in selection;
  const tooMany = !isAll && (selection?.count ?? 0) > LIMITS.bulkSelection;
  return (
    <>
      <fieldset aria-label="Bulk actions" className="qa-bulk-bar">
        <div role="status" className="qa-bulk-count">
          {selection === undefined ? 'Nothing selected' : `${countedCodes(selection.count)} selected`}
        </div>
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
            <Button aria-disabled={tooMany} onClick={() => setAsked(tooMany ? undefined : selection)}>
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
        <div className="qa-bulk-more">{children}</div>
      </fieldset>
      {asked ? (
        <ConfirmBulkAction
          action={action}
          selection={asked}
          onDone={() => {
            setAsked(undefined);
            onClear();
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
