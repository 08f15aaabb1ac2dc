import type { Owner } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import { OneLine } from './OneLine.tsx';

export function OwnerFact({ owner }: { owner: Owner | null }) {
  const { noOwner } = useTexts(CODE_LIST).code;
  if (owner === null) return <span className="qk-soft">{noOwner}</span>;
  const { firstName, lastName, email } = owner;
  return (
    <OneLine href={`mailto:${email}`} whole={`${firstName} ${lastName}, ${email}`}>
      {firstName} {lastName} <span className="qk-soft">{email}</span>
    </OneLine>
  );
}
