import type { EventStore } from '../../ports/event-store.ts';
import { latestProof } from '../../ports/latest-proof.ts';
import type { Vault } from '../../ports/vault.ts';
import type { Written } from './refused-writes.ts';

const RECORD = { kind: 'write-check', id: 'latest', value: true } as const;

/** Returns the stores whose acknowledged writes must last, for `refusedWrites`. */
export const writtenStores = ({
  events,
  vault,
}: {
  readonly events: Pick<EventStore, 'proveWrite'>;
  readonly vault: Pick<Vault, 'put'>;
}): readonly Written[] => [
  { name: 'event store', proveWrite: () => events.proveWrite() },
  {
    name: 'vault',
    proveWrite: latestProof(async () => {
      await vault.put(RECORD);
    }),
  },
];
