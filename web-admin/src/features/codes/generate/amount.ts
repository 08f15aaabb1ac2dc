import { GenerateBody } from '@qlaim/backend/contract';

/** Returns the typed amount, or undefined when it is invalid (specification, section 5). */
export function readAmount(text: string): number | undefined {
  if (!/^\s*\d+\s*$/.test(text)) return undefined;
  return GenerateBody.safeParse({ amount: Number(text) }).data?.amount;
}
