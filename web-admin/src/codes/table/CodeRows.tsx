import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { AdminCode } from '@qlaim/backend/contract';
import type { MouseEvent, ReactNode } from 'react';
import {
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'react-admin';

/**
 * The rows of the table. Those of react-admin leave their checkboxes without a name: MUI gives `aria-label` to the frame
 * around the input.
 */
export function CodeRows({ children }: { children?: ReactNode }) {
  const codes: readonly AdminCode[] = useDataTableDataContext() ?? [];
  const selected = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <TableBody>
      {codes.map((code) => (
        <RecordContextProvider key={code.id} value={code}>
          <TableRow hover selected={selected.includes(code.id)}>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.includes(code.id)}
                // The event of the click tells whether Shift selects a range.
                onClick={(event: MouseEvent) => handleToggleItem?.(code.id, event)}
                slotProps={{ input: { 'aria-label': `Select ${code.shortCode}` } }}
              />
            </TableCell>
            {children}
          </TableRow>
        </RecordContextProvider>
      ))}
    </TableBody>
  );
}
