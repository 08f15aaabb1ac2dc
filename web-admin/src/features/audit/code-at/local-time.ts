/** Returns an instant as a field of type `datetime-local` shows it, to the second. */
export function toLocal(time: string): string {
  const instant = new Date(time);
  if (Number.isNaN(instant.getTime())) return '';
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}

/** Returns the last instant of the second that the field shows; undefined for an empty field. */
export function fromLocal(text: string): string | undefined {
  const time = new Date(text);
  if (text === '' || Number.isNaN(time.getTime())) return undefined;
  time.setMilliseconds(999);
  return time.toISOString();
}

/** Returns the moment of an address; null where it names none, or one that does not exist. */
export const momentIn = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : text;
