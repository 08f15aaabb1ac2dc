import type { AdminPerson } from '@qlaim/backend/contract';
import { Badge } from '@qlaim/web-kit';
import { ROLE_NAMES } from './role-names.ts';

/** What is not usual about a person. */
export function PersonBadges({
  person: { role, disabled, emailVerified },
}: {
  person: Pick<AdminPerson, 'role' | 'disabled' | 'emailVerified'>;
}) {
  return (
    <>
      {role === 'user' ? null : <Badge icon="person">{ROLE_NAMES[role]}</Badge>}
      {disabled ? <Badge tone="danger">Disabled</Badge> : null}
      {emailVerified ? null : <Badge tone="note">Not verified</Badge>}
    </>
  );
}
