/** The Smart QR tab. The labels of a condition are those of the specification. */
export const smart = {
  lead: 'A scan opens the link of the time that it falls into, in the time zone of the person who scans. A time over midnight takes two: one up to 23:59, and one from 00:00.',
  time: (place: number) => `Time ${place}`,
  from: 'From Time',
  to: 'To Time',
  link: 'Link',
  zone: 'Timezone',
  zoneHelp: 'Type a city to search.',
  remove: 'Remove',
  /** Follows `remove`, for screen readers. */
  removeTime: (place: number) => ` time ${place}`,
  add: 'Add a time',
  defaultUrl: 'Default URL',
  defaultHelp: 'Opens at any other time. Leave it empty to open the shop.',
  day: (zone: string) => `The day in ${zone}`,
  overlap: (from: string, to: string) => `${from} to ${to}: times overlap, the later start wins`,
  gap: (from: string, to: string) => `${from} to ${to}: no time of yours, the default opens`,
  opensAt: 'What opens at…?',
  opensShop: 'Opens the shop: no time of yours applies, and there is no default.',
  opens: (link: string) => `Opens ${link}`,
  incomplete: 'Opens the link of this time, once it is complete.',
};
