import { LIMITS } from '@qlaim/backend/contract';
import { ListBase } from 'react-admin';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { ERROR_ON_PAGE } from './shown-errors.ts';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

interface ListFrameProps extends PageFrameProps {
  resource: string;
  perPage?: number;
}

/** A page that lists a resource, the newest first. */
export function ListFrame({ resource, perPage = LIMITS.listPageSize, ...page }: ListFrameProps) {
  return (
    <ListBase
      resource={resource}
      perPage={perPage}
      sort={NEWEST_FIRST}
      exporter={false}
      queryOptions={ERROR_ON_PAGE}
    >
      <PageFrame {...page} />
    </ListBase>
  );
}
