import type { AuditEntry } from '@qlaim/backend/contract';
import { PersonLink } from './PersonLink.tsx';

/** Who did something: a person, a program in a person's name, or the system. */
export function Doer({ by }: { by: AuditEntry['by'] }) {
  return (
    <>
      {by.apiKey === null ? null : `the API key “${by.apiKey}” of `}
      {by.id === null ? 'the system' : <PersonLink id={by.id} name={by.name} />}
    </>
  );
}
