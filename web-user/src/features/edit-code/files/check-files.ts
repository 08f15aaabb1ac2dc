import { FORM_MESSAGES, fileProblem } from '@qlaim/backend/contract';
import type { Zone } from './zones.ts';

/** A chosen file that is not uploaded, and why. */
export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface Room {
  /** The files that are listed already. */
  readonly present: number;
  /** The bytes that the person's quota has left. */
  readonly left: number;
}

/** Splits chosen files into those to upload and those to refuse (section 5, File drops). */
export function checkFiles(
  files: readonly File[],
  { rule, max }: Pick<Zone, 'rule' | 'max'>,
  { present, left }: Room,
): { readonly accepted: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  let free = left;
  for (const [place, file] of files.entries()) {
    const message = fileProblem(rule, file) ?? placeProblem(file);
    if (message === undefined) {
      accepted.push(file);
      free -= file.size;
    } else refused.push({ id: `${place} ${file.name}`, name: file.name, message });
  }
  function placeProblem({ size }: File): string | undefined {
    if (present + accepted.length >= max) return FORM_MESSAGES.tooManyFiles;
    return size > free ? FORM_MESSAGES.quotaReached : undefined;
  }
  return { accepted, refused };
}
