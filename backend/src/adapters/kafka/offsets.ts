import type { Admin } from 'kafkajs';

/** How far a group has come in one partition. Offsets count from 0; the next to be handled, and the next to be written. */
export interface PartitionProgress {
  readonly partition: number;
  readonly handled: bigint;
  /** The first that is still kept. */
  readonly first: bigint;
  readonly end: bigint;
}

/** Where a group has handled nothing, Kafka says -1. */
export async function groupProgress(
  admin: Admin,
  topic: string,
  groupId: string,
): Promise<readonly PartitionProgress[]> {
  const [ends, groups] = await Promise.all([
    admin.fetchTopicOffsets(topic),
    admin.fetchOffsets({ groupId, topics: [topic] }),
  ]);
  const offsets = new Map(
    groups.flatMap(({ partitions }) =>
      partitions.map(({ partition, offset }) => [partition, BigInt(offset)]),
    ),
  );
  return ends.map(({ partition, low, high }) => {
    const offset = offsets.get(partition) ?? -1n;
    return { partition, handled: offset < 0n ? 0n : offset, first: BigInt(low), end: BigInt(high) };
  });
}

export const lagOf = (progress: readonly PartitionProgress[]): number =>
  progress.reduce((sum, { handled, end }) => sum + Number(end - handled), 0);

/** Events that the topic no longer has would be skipped in silence. */
export function assertNothingLost(
  topic: string,
  group: string,
  progress: readonly PartitionProgress[],
): void {
  const lost = progress.find(({ handled, first }) => handled < first);
  if (!lost) return;
  throw new Error(
    `topic ${topic} has lost events of partition ${lost.partition} that group ${group} had not handled (it is at ${lost.handled}, the first kept is ${lost.first}): rebuild the read model, then set the group's offsets to the earliest`,
  );
}
