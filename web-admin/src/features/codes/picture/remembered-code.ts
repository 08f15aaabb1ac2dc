const KEY = 'qlaim:picture-of';

/** The code whose picture is being chosen, kept on this device while the picker is open (specification, section 4). */
export const rememberedCode = {
  keep(id: string): void {
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // Storage is forbidden: the card that opened the picker knows its code.
    }
  },

  /** Returns the code and forgets it; undefined where none is kept. */
  take(): string | undefined {
    try {
      const id = localStorage.getItem(KEY) ?? undefined;
      localStorage.removeItem(KEY);
      return id;
    } catch {
      return undefined;
    }
  },
};
