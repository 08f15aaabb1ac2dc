import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { Day } from '../../../widgets/Day.tsx';
import { CodeCell, NameCell, OwnerCell, StateCell } from './cells.tsx';
import { DestinationCell } from './DestinationCell.tsx';
import { OneLine } from './OneLine.tsx';

export interface CodeColumn {
  /** Its name in the sort and in the store. */
  readonly source: keyof AdminCode | 'owner';
  readonly label: string;
  /** The order of the first sort. A column without one is not sorted by. */
  readonly sorts?: 'ASC' | 'DESC';
  readonly isNumber?: boolean;
  readonly render: (code: AdminCode) => ReactNode;
}

/** The columns of the table. The store names an order by the places in this list, so that new ones come last. */
export const COLUMNS: readonly CodeColumn[] = [
  { source: 'id', label: 'Code', sorts: 'ASC', render: (code) => <CodeCell code={code} /> },
  { source: 'name', label: 'Name', sorts: 'ASC', render: (code) => <NameCell code={code} /> },
  { source: 'storedInfo', label: 'Leads to', render: (code) => <DestinationCell code={code} /> },
  { source: 'owner', label: 'Owner', sorts: 'ASC', render: ({ user }) => <OwnerCell owner={user} /> },
  { source: 'approved', label: 'State', render: (code) => <StateCell code={code} /> },
  {
    source: 'scanCount',
    label: 'Scans',
    sorts: 'DESC',
    isNumber: true,
    render: ({ scanCount }) => formatCount(scanCount),
  },
  {
    source: 'createdAt',
    label: 'Created',
    sorts: 'DESC',
    render: ({ createdAt }) => <Day at={createdAt} />,
  },
  {
    source: 'approvedDate',
    label: 'Approved',
    sorts: 'DESC',
    render: ({ approvedDate }) => <Day at={approvedDate} />,
  },
  {
    source: 'imageUploadDate',
    label: 'Uploaded',
    sorts: 'DESC',
    render: ({ imageUploadDate }) => <Day at={imageUploadDate} />,
  },
  { source: 'note', label: 'Note', render: ({ note }) => <OneLine text={note} /> },
  {
    source: 'tags',
    label: 'Tags',
    render: ({ tags }) => <OneLine text={tags.length === 0 ? null : tags.join(', ')} />,
  },
];

/** Hidden until they are chosen. */
export const HIDDEN: readonly string[] = ['imageUploadDate', 'owner', 'tags'];
