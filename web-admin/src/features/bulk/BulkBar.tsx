import { BULK } from '@qlaim/backend/texts/console/bulk';
import { useTexts } from '@qlaim/web-kit/texts';
import './bulk.css';
import { type BulkActionName, LIMITS } from '@qlaim/backend/contract';
import { Button, Select, useFormats } from '@qlaim/web-kit';
import { type ReactNode, useState } from 'react';
import { actionOptions, isAction } from './actions.ts';
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
  const texts = useTexts(BULK);
  const { title, codes, bar } = texts;
  const { count } = useFormats();
  const [action, setAction] = useState<BulkActionName>('approve');
  // The question stays about what was selected, whatever is read meanwhile.
  const [asked, setAsked] = useState<Selection>();
  const isAll = selection !== undefined && 'filter' in selection;
  const tooMany = !isAll && (selection?.count ?? 0) > LIMITS.bulkSelection;
  return (
    <>
      <fieldset aria-label={title} className="qa-bulk-bar">
        <div role="status" className="qa-bulk-count">
          {selection === undefined ? bar.none : bar.selected(codes(selection.count))}
        </div>
        {isAll || total === 0 ? null : (
          <Button variant="quiet" onClick={onSelectAll}>
            {bar.selectAll(count(total))}
          </Button>
        )}
        {selection === undefined ? null : (
          <>
            <Button variant="quiet" onClick={onClear}>
              {bar.clear}
            </Button>
            <Select
              label={bar.action}
              aria-label={bar.action}
              value={action}
              options={actionOptions(texts)}
              onChange={({ target }) => isAction(target.value) && setAction(target.value)}
            />
            <Button aria-disabled={tooMany} onClick={() => setAsked(tooMany ? undefined : selection)}>
              {bar.apply}
            </Button>
            {tooMany ? <span className="qk-soft">{bar.tooMany(count(LIMITS.bulkSelection))}</span> : null}
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
