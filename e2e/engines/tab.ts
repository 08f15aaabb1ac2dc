/** A function that runs in the page. It reads nothing from around it. */
export type InPage<Result> = (...args: readonly string[]) => Result;

/** An element of a page. Clicks and keys are those of a person: an element that nobody can reach refuses them. */
export interface Thing {
  click(): Promise<void>;
  /** Replaces what a field holds. */
  fill(text: string): Promise<void>;
  /** Chooses files in a picker. */
  choose(paths: readonly string[]): Promise<void>;
}

/** A page of a browser, without a session at first. What the journeys need of a browser is here, and nothing else. */
export interface Tab {
  open(address: string): Promise<void>;
  read(task: InPage<string>, ...args: readonly string[]): Promise<string>;
  find(task: InPage<Element | undefined>, ...args: readonly string[]): Promise<Thing | undefined>;
  /** Returns a picture of what is on the screen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What the browser wrote to its console about errors and refused styles or scripts. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a page in a profile of its own. */
  open(width: number): Promise<Tab>;
  close(): Promise<void>;
}

export const HEIGHT = 844;

/** Returns the source of a call of the function. */
export const callOf = (task: InPage<unknown>, args: readonly string[]): string =>
  `(${task})(...${JSON.stringify(args)})`;
