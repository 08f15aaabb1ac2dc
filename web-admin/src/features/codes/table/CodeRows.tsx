import type { AdminCode } from '@qlaim/backend/contract';
import { lazy, Suspense, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../api/use-may.ts';
import { useCodePages } from '../use-code-pages.ts';
import { CodeRow } from './CodeRow.tsx';
import type { CodeColumn } from './columns.tsx';
import { useTheRowWork } from './row-work.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useToggleRow } from './use-toggle-row.ts';

const EditRow = lazy(() => import('./edit/EditRow.tsx'));

interface CodeRowsProps {
  codes: readonly AdminCode[];
  columns: readonly CodeColumn[];
  selects: boolean;
}

/** The rows of the table, of which one may be edited. */
export function CodeRows({ codes, columns, selects }: CodeRowsProps) {
  const { selectedIds, onToggleItem } = useListContext<AdminCode>();
  const toggle = useToggleRow(codes);
  const { edited, inside, edit, leave, setTyped } = useTheRowWork();
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const pageOf = useCodePages();
  const may = useMay();
  const onRowKey = useRowKeys(body, {
    edit: may('content.manage') ? edit : undefined,
    select: selects ? onToggleItem : undefined,
    look: inside.hold,
    open: (id) => {
      const { to, state } = pageOf(id);
      navigate(to, { state });
    },
  });

  return (
    <tbody ref={body}>
      {codes.map((code) =>
        code.id === edited.code?.id ? (
          <Suspense key={code.id} fallback={<tr id={code.id} />}>
            <EditRow
              code={code}
              onTyped={setTyped}
              onLeave={() => {
                if (leave(code.id)) focusRow(code.id);
              }}
            />
          </Suspense>
        ) : (
          <CodeRow
            key={code.id}
            code={code}
            columns={columns}
            selected={selectedIds.includes(code.id)}
            onSelect={selects ? toggle : undefined}
            onKeyDown={onRowKey}
          />
        ),
      )}
    </tbody>
  );
}

/** Goes back to a row. Where its code has left the page, the focus stays near. */
function focusRow(id: string) {
  (document.getElementById(id) ?? document.getElementById('main'))?.focus();
}
