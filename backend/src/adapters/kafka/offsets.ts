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

/** Where the topic no longer has what comes next for the group. */
const lostIn = (progress: readonly PartitionProgress[]): readonly PartitionProgress[] =>
  progress.filter(({ handled, first }) => handled < first);

/** Whether the topic no longer has events that the group had not handled. */
export const hasLost = (progress: readonly PartitionProgress[]): boolean => lostIn(progress).length > 0;

/** Lets the group go on with the first events that are left. A group with members is left alone: they are past them. */
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

/** Events that the topic no longer has would be skipped in silence. */
export function assertNothingLost(
  topic: string,
  group: string,
  progress: readonly PartitionProgress[],
): void {
  const [lost] = lostIn(progress);
  if (!lost) return;
  throw new Error(
    `topic ${topic} has lost events of partition ${lost.partition} that group ${group} had not handled (it is at ${lost.handled}, the first kept is ${lost.first}): start the projectors again, and they make the read model anew from the log`,
  );
}
