import type { Admin } from 'kafkajs';

/** A group's progress in one partition. Offsets count from 0. */
export interface PartitionProgress {
  readonly partition: number;
  /** Offset of the next event to handle. */
  readonly handled: bigint;
  /** Offset of the first event that is still kept. */
  readonly first: bigint;
  /** Offset of the next event to be written. */
  readonly end: bigint;
}

/** Kafka returns -1 where a group has handled nothing. */
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

/** The partitions where the topic no longer has the group's next event. */
const lostIn = (progress: readonly PartitionProgress[]): readonly PartitionProgress[] =>
  progress.filter(({ handled, first }) => handled < first);

/** True when the topic no longer has events that the group has not handled. */
export const hasLost = (progress: readonly PartitionProgress[]): boolean => lostIn(progress).length > 0;

/** Moves the group to the first events that are left. Skips a group with members: they are past that point. */
export async function skipLost(
  admin: Admin,
  topic: string,
  groupId: string,
  progress: readonly PartitionProgress[],
): Promise<void> {
  const partitions = lostIn(progress).map(({ partition, first }) => ({ partition, offset: String(first) }));
  if (partitions.length === 0) return;
  const { groups } = await admin.describeGroups([groupId]);
  if (groups.some(({ members }) => members.length > 0)) return;
  await admin.setOffsets({ groupId, topic, partitions });
}

/** Throws when unhandled events are gone: Kafka would skip them silently. */
export function assertNothingLost(
  topic: string,
  group: string,
  progress: readonly PartitionProgress[],
): void {
  const [lost] = lostIn(progress);
  if (!lost) return;
  throw new Error(
    `topic ${topic} has lost events of partition ${lost.partition} that group ${group} has not handled (it is at ${lost.handled}, the first kept is ${lost.first}): restart the projectors, and they rebuild the read model from the log`,
  );
}
