import type { PartPlan } from '../../ports/multipart/multipart-plan.ts';

/** Our id of an upload in parts. S3 keeps neither the plan of an upload nor its result, so the id carries both. */
export interface UploadId extends PartPlan {
  /** Metadata of the completed object, by which a repeated call recognises it. */
  readonly mark: string;
  /** The id that S3 gave. */
  readonly id: string;
}

const FORM = /^(\d+)\.(\d+)\.([0-9a-f-]{36})\.(.+)$/;

export const writeUploadId = ({ size, partSize, mark, id }: UploadId): string =>
  `${size}.${partSize}.${mark}.${id}`;

/** Returns undefined for a text of another form, such as an id that S3 gave. */
export function readUploadId(text: string): UploadId | undefined {
  const [, size, partSize, mark, id] = FORM.exec(text) ?? [];
  if (mark === undefined || id === undefined) return undefined;
  return { size: Number(size), partSize: Number(partSize), mark, id };
}
