import type { NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { useTexts } from '@qlaim/web-kit/texts';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';

/** Who did something to a notice, with a link to the person. */
export function PersonFact({ person }: { person: NonNullable<NoticeDetails['reversal']>['by'] }) {
  const { decision } = useTexts(NOTICES);
  return person ? <PersonLink id={person._id} name={nameOf(person)} /> : decision.deletedPerson;
}
