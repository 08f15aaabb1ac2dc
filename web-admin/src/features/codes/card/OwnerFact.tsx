import type { Owner } from '@qlaim/backend/contract';
import { OneLine } from './OneLine.tsx';

export function OwnerFact({ owner }: { owner: Owner | null }) {
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  const { firstName, lastName, email } = owner;
  return (
    <OneLine href={`mailto:${email}`} whole={`${firstName} ${lastName}, ${email}`}>
      {firstName} {lastName} <span className="qk-soft">{email}</span>
    </OneLine>
  );
}
