import type { AdminPerson } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** What is not usual about a person. */
export function PersonBadges({
  person: { role, disabled, emailVerified },
}: {
  person: Pick<AdminPerson, 'role' | 'disabled' | 'emailVerified'>;
}) {
  const { list, roles } = useTexts(PEOPLE);
  return (
    <>
      {role === 'user' ? null : <Badge icon="person">{roles.of[role].name}</Badge>}
      {disabled ? <Badge tone="danger">{list.disabled}</Badge> : null}
      {emailVerified ? null : <Badge tone="note">{list.notVerified}</Badge>}
    </>
  );
}
