import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { useTexts } from '@qlaim/web-kit/texts';
import './columns.css';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';

const ColumnChoice = lazy(() => import('./ColumnChoice.tsx'));

/**
 * Opens the choice of columns, which closes when the focus leaves it. In Safari a pressed button gets no focus; what is around
 * it does.
 */
export function ColumnsButton() {
  const { columns } = useTexts(CODE_TABLE).choice;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function press({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus and Escape of what it holds
    <div className="qa-columns" tabIndex={-1} onBlur={leave} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className="qa-table-tool"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="qa-columns-icon" />
        <span className="qa-columns-word">{columns}</span>
      </button>
      {open ? (
        <Suspense>
          <ColumnChoice id={id} />
        </Suspense>
      ) : null}
    </div>
  );
}
