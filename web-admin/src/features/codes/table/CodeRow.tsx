import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { useTexts } from '@qlaim/web-kit/texts';
import { type KeyboardEvent, memo } from 'react';
import type { CodeColumn } from './columns.tsx';
import { PickBox } from './PickBox.tsx';

interface CodeRowProps {
  code: AdminCode;
  columns: readonly CodeColumn[];
  selected: boolean;
  /** Undefined where the reader may not select. `toHere`: also the rows between. */
  onSelect: ((id: string, toHere: boolean) => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A row that can have the focus. */
export function CodeRow({ code, columns, selected, onSelect, onKeyDown }: CodeRowProps) {
  const { id, shortCode } = code;
  const { select } = useTexts(CODE_TABLE);
  return (
    <tr
      id={id}
      tabIndex={-1}
      className={selected ? 'qa-code-row qa-code-row-picked' : 'qa-code-row'}
      onKeyDown={onKeyDown}
    >
      {onSelect ? (
        <td className="qa-pick-cell">
          <PickBox
            label={select(shortCode)}
            checked={selected}
            onChange={(_, toHere) => onSelect(id, toHere)}
          />
        </td>
      ) : null}
      <Cells code={code} columns={columns} />
    </tr>
  );
}

/** A selection renders the checkboxes anew, and not what is beside them. */
const Cells = memo(({ code, columns }: Pick<CodeRowProps, 'code' | 'columns'>) =>
  columns.map(({ source, isNumber, render }) => (
    <td key={source} className={isNumber ? 'qa-number' : undefined}>
      {render(code)}
    </td>
  )),
);
