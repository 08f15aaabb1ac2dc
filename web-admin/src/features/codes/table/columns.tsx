import type { AdminCode } from '@qlaim/backend/contract';
import type { CodeTableTexts } from '@qlaim/backend/texts/console/codes/table';
import type { ReactNode } from 'react';
import { Day } from '../../../widgets/Day.tsx';
import { CodeCell, NameCell, OwnerCell, ScansCell, StateCell, TagsCell } from './cells.tsx';
import { DestinationCell } from './DestinationCell.tsx';
import { OneLine } from './OneLine.tsx';

export interface CodeColumn {
  /** Its name in the sort and in the store. */
  readonly source: keyof CodeTableTexts['columns'];
  /** The order of the first sort. A column without one is not sorted by. */
  readonly sorts?: 'ASC' | 'DESC';
  readonly isNumber?: boolean;
  readonly render: (code: AdminCode) => ReactNode;
}

/** The columns of the table. The store names an order by the places in this list, so that new ones come last. */
export const COLUMNS: readonly CodeColumn[] = [
  { source: 'id', sorts: 'ASC', render: (code) => <CodeCell code={code} /> },
  { source: 'name', sorts: 'ASC', render: (code) => <NameCell code={code} /> },
  { source: 'storedInfo', render: (code) => <DestinationCell code={code} /> },
  { source: 'owner', sorts: 'ASC', render: ({ user }) => <OwnerCell owner={user} /> },
  { source: 'approved', render: (code) => <StateCell code={code} /> },
  {
    source: 'scanCount',

    sorts: 'DESC',
    isNumber: true,
    render: ({ scanCount }) => <ScansCell count={scanCount} />,
  },
  {
    source: 'createdAt',

    sorts: 'DESC',
    render: ({ createdAt }) => <Day at={createdAt} />,
  },
  {
    source: 'approvedDate',

    sorts: 'DESC',
    render: ({ approvedDate }) => <Day at={approvedDate} />,
  },
  {
    source: 'imageUploadDate',

    sorts: 'DESC',
    render: ({ imageUploadDate }) => <Day at={imageUploadDate} />,
  },
  { source: 'note', render: ({ note }) => <OneLine text={note} /> },
  {
    source: 'tags',

    render: ({ tags }) => <TagsCell tags={tags} />,
  },
];

/** Hidden until they are chosen. */
export const HIDDEN: readonly string[] = ['imageUploadDate', 'owner', 'tags'];
