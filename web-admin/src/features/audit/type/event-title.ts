import type { AuditTexts } from '@qlaim/backend/texts/console/audit';

/** A type of events, its title, and the title of its group. */
export interface EventType {
  readonly type: string;
  readonly title: string;
  readonly group: string;
}

/** Returns what a type is called. One that the console does not know is its name in words: 'Old event' for `OldEvent`. */
export const titleOf = (type: string, { titles }: Pick<AuditTexts, 'titles'>): string =>
  textOf(type, titles) ?? inWords(type);

/** Returns the title of a group of types. One that the console does not know stays as it came. */
export const groupTitle = (title: string, { groups }: Pick<AuditTexts, 'groups'>): string =>
  textOf(title, groups) ?? title;

const textOf = (key: string, texts: Readonly<Record<string, string>>): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const inWords = (type: string): string =>
  type.replace(
    /([a-z])([A-Z])/g,
    (_both, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
