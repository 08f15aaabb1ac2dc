/** What narrows a condition of a Smart QR beyond its hours. */
export const en = {
  /** The tag by which dates, days and languages are written. */
  locale: 'en-GB',
  overnight: 'ends the next day',
  since: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  between: (first: string, last: string) => `${first} to ${last}`,
  languages: (names: string) => `language ${names}`,
  devices: { ios: 'iPhone or iPad', android: 'Android device', computer: 'Computer' },
};
