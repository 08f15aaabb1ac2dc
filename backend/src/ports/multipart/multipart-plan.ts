/** How a file is divided: all parts have `partSize` bytes, except the last. */
export interface PartPlan {
  /** Bytes of the whole file. */
  readonly size: number;
  /** Bytes. */
  readonly partSize: number;
}

/** The limits of Amazon's S3, in bytes and parts. The last part may be smaller. */
const SMALLEST_PART = 5 * 1_024 ** 2;
const LARGEST_PART = 5 * 1_024 ** 3;
const MOST_PARTS = 10_000;

/** Throws `RangeError` for an empty file, and for a plan outside the limits. */
export function assertPlan(plan: PartPlan): void {
  const { size, partSize } = plan;
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`not a size in bytes: ${size}`);
  if (!Number.isSafeInteger(partSize) || partSize < SMALLEST_PART || partSize > LARGEST_PART) {
    throw new RangeError(`not the size of a part: ${partSize}`);
  }
  if (countParts(plan) > MOST_PARTS) throw new RangeError(`more than ${MOST_PARTS} parts`);
}

export const countParts = ({ size, partSize }: PartPlan): number => Math.ceil(size / partSize);

/** Throws `RangeError` for a part that the plan does not have, and for another size than planned. */
export function assertPart(plan: PartPlan, part: number, size: number): void {
  if (!Number.isInteger(part) || part < 1 || part > countParts(plan)) {
    throw new RangeError(`not a part: ${part}`);
  }
  if (size !== plannedSize(plan, part)) throw new RangeError(`not the size of part ${part}: ${size}`);
}

/** The numbers of the parts that are missing or have another size than planned. */
export function partsToSend(
  plan: PartPlan,
  parts: readonly { readonly part: number; readonly size: number }[],
): readonly number[] {
  const sizes = new Map(parts.map(({ part, size }) => [part, size]));
  const planned = Array.from({ length: countParts(plan) }, (_, index) => index + 1);
  return planned.filter((part) => sizes.get(part) !== plannedSize(plan, part));
}

const plannedSize = (plan: PartPlan, part: number): number =>
  part < countParts(plan) ? plan.partSize : plan.size - (part - 1) * plan.partSize;
