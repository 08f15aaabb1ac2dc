/** A moment's local day (`YYYY-MM-DD`). */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The first moment of a local day (`YYYY-MM-DD`) in UTC. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** The last moment of a local day in UTC. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
