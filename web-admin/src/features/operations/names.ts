import type { OperationsTexts } from '@qlaim/backend/texts/console/operations';

/** Returns what a part of the product does, in words; its name where there are none. */
export function engineName(name: string, { parts }: Pick<OperationsTexts, 'parts'>): string {
  const names: Readonly<Record<string, string>> = parts.names;
  return names[name] ?? name;
}
