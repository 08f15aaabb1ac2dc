import { writeFile } from 'node:fs/promises';
import type { Fixture } from '../journeys/harness/fixture.ts';

/** The address of each document, and a name for its files. */
export const DOCUMENTS = [
  ['/openapi.json', 'all'],
  ['/openapi-shop.json', 'shop'],
] as const;

/** Saves a document of the running product to a file. */
export async function saveDocument(given: Fixture, document: string, file: string): Promise<void> {
  const response = await given.browser().fetch(document);
  if (!response.ok) throw new Error(`${document} is answered with ${response.status}`);
  await writeFile(file, await response.text());
}
