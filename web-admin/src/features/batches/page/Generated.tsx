import type { Batch } from '@qlaim/backend/contract';
import { Day } from '../../../widgets/Day.tsx';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';

/** When a batch was generated, and by whom. */
export const Generated = ({ batch: { createdAt, createdBy } }: { batch: Batch }) => (
  <>
    Generated <Day at={createdAt} />
    {createdBy === null ? null : (
      <>
        {' '}
        by <PersonLink id={createdBy._id} name={nameOf(createdBy)} />
      </>
    )}
  </>
);
