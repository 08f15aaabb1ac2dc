import type { Owner } from '@qlaim/backend/contract';

export function OwnerFact({ owner }: { owner: Owner | null }) {
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  return (
    <>
      {owner.firstName} {owner.lastName}
      <br />
      <a href={`mailto:${owner.email}`}>{owner.email}</a>
    </>
  );
}
