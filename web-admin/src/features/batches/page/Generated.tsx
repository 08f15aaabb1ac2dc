import type { Batch } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Day } from '../../../widgets/Day.tsx';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';

/** When a batch was generated, and by whom. */
export function Generated({ batch: { createdAt, createdBy } }: { batch: Batch }) {
  const { generated, generatedBy } = useTexts(BATCHES).page;
  const day = <Day at={createdAt} />;
  if (createdBy === null) return fill(generated, day);
  return fill(generatedBy, day, <PersonLink id={createdBy._id} name={nameOf(createdBy)} />);
}
