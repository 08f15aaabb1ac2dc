import type { FileInfo } from '@qlaim/backend/contract';

/** Returns the shape of the frames of a slider, which all its files share: that of the file in the middle. */
export function stageOf(files: readonly FileInfo[]): 'tall' | 'square' | 'wide' {
  const ratios = files
    .flatMap(({ width, height }) => (width && height ? [width / height] : []))
    .toSorted((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1.5;
  if (middle < 0.9) return 'tall';
  return middle < 1.2 ? 'square' : 'wide';
}
