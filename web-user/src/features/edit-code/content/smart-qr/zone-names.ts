/** Returns the time zones that this browser knows, some of them first. */
export function zoneNames(...first: readonly string[]): readonly string[] {
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])];
}

/** Returns the name of a zone as people read it. */
export const shownZone = (zone: string): string => zone.replaceAll('_', ' ');
