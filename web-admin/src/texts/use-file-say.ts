import { fileSay } from '@qlaim/web-kit/file-say';
import { useSay } from './use-say.ts';
import { useSizes } from './use-sizes.ts';

/** Returns the translation of what is wrong with a file. */
export const useFileSay = (): ((message: string) => string) => fileSay(useSay(), useSizes());
