import type { CodesLeft, Leaving } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${more}`;

/** Says how much is lost: 'Your 3 codes lead nowhere any more, and 12 files are removed.' */
export function whatIsLost({ codes, files }: Pick<Leaving, 'codes' | 'files'>): string {
  if (codes === 0) return 'You have no codes.';
  const lead = codes === 1 ? 'Your code leads' : `Your ${formatCount(codes)} codes lead`;
  const gone = files === 0 ? '' : `, and ${many(files, 'file is', 'files are')} removed`;
  return `${lead} nowhere any more${gone}.`;
}

/** The choices for the codes, the safer one first. */
export const CHOICES: readonly {
  readonly value: CodesLeft;
  readonly label: string;
  readonly help: string;
}[] = [
  {
    value: 'close',
    label: 'Keep them closed',
    help: 'They are emptied, and nobody can claim them unless the seller opens them again.',
  },
  {
    value: 'release',
    label: 'Release them',
    help: 'They are emptied. Whoever scans one can claim it, for example when you give the item away.',
  },
];
