import { GenerateBody } from '@qlaim/backend/contract';

/** The amount typed, if it is one that can be generated (specification, section 5). */
export function readAmount(text: string): number | undefined {
  if (!/^\s*\d+\s*$/.test(text)) return undefined;
  return GenerateBody.safeParse({ amount: Number(text) }).data?.amount;
}
