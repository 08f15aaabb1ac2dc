import type { OperationsTexts } from '@qlaim/backend/texts/console/operations';

/** What it means for buyers, and what to do, where a part of the product does not work. */
export interface Meaning {
  readonly buyers: string;
  readonly remedy: string;
}

/** What is not as it should be. */
export interface Trouble extends Meaning {
  /** Stays the same while the trouble lasts, whatever its title counts. */
  readonly id: string;
  readonly title: string;
  readonly tone: 'danger' | 'note';
  /** Why, as the product knows it; null where the title says all. */
  readonly reason: string | null;
  /** ISO 8601; null where the report does not say. */
  readonly since: string | null;
  /** A section of the console where it can be put right. */
  readonly open?: { readonly to: string; readonly label: string };
}

/** What a list of troubles is said in. */
export interface Saying {
  readonly words: OperationsTexts;
  /** The BCP 47 tag by which lists are written. */
  readonly locale: string;
  /** Translates a message of the server. */
  readonly say: (message: string) => string;
}

/** Returns what it means that an engine does not answer, or takes no writes. */
export function ofEngine(name: string, { words: { parts } }: Saying): Meaning {
  const engines: Readonly<Record<string, Meaning>> = parts.engines;
  return engines[name] ?? parts.other;
}

/** Returns what it means that a part of the work fails or is behind. */
export function ofPart(name: string, saying: Saying): Meaning {
  const { parts } = saying.words;
  const buyers: Readonly<Record<string, string>> = parts.buyers;
  return { buyers: buyers[name] ?? ofEngine(name, saying).buyers, remedy: parts.byItself };
}
