/** A window of the day in a time zone. `from` and `to` are `HH:mm`; the whole minute of `to` belongs to the window. */
export interface TimedDestination {
  readonly from: string;
  readonly to: string;
  readonly url: string;
  readonly timeZone: string;
}

/**
 * Returns the link of a Smart QR at a wall-clock time (`HH:mm`) in a visitor's time zone (section 4). It is undefined where
 * neither a condition nor the default applies. Of several matching conditions the one with the latest start wins, of equal
 * ones the first. Two names of one zone are equal (`Asia/Calcutta` and `Asia/Kolkata`).
 *
 * The scan page runs this function's own source, so it refers to nothing outside itself.
 */
export function pickDestination(
  smart: { readonly conditions: readonly TimedDestination[]; readonly defaultUrl: string },
  clock: string,
  zone: string,
): string | undefined {
  const canonical = (name: string): string | undefined => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return undefined;
    }
  };
  const own = canonical(zone);
  let best: TimedDestination | undefined;
  for (const condition of smart.conditions) {
    if (own === undefined || canonical(condition.timeZone) !== own) continue;
    if (clock < condition.from || clock > condition.to) continue;
    if (best === undefined || condition.from > best.from) best = condition;
  }
  return best?.url ?? (smart.defaultUrl === '' ? undefined : smart.defaultUrl);
}
