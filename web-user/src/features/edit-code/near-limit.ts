import { fitsIn } from '@qlaim/backend/contract/characters';

/** The share of a limit from which a field counts its characters. */
const NEAR = 0.9;

/** Returns the limit of a text that comes near to it; undefined for a shorter one, whose field shows no count. */
export const nearLimit = (text: string, limit: number): number | undefined =>
  fitsIn(text, Math.floor(limit * NEAR)) ? undefined : limit;
