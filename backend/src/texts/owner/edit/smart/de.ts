import type { EditWords } from '../texts.ts';

export const smart: EditWords['smart'] = {
  lead: 'Ein Scan öffnet den Link des Zeitraums, in den er fällt. Es gilt die Zeitzone der Person, die scannt. Ein Zeitraum über Mitternacht braucht zwei Einträge: einen bis 23:59 und einen ab 00:00.',
  time: (place) => `Zeitraum ${place}`,
  from: 'Von',
  to: 'Bis',
  link: 'Link',
  zone: 'Zeitzone',
  zoneHelp: 'Geben Sie eine Stadt ein, um zu suchen.',
  remove: 'Entfernen',
  removeTime: (place) => `: Zeitraum ${place}`,
  add: 'Zeitraum hinzufügen',
  defaultUrl: 'Link für alle anderen Zeiten',
  defaultHelp: 'Öffnet sich zu jeder anderen Zeit. Bleibt das Feld leer, öffnet sich der Shop.',
  day: (zone) => `Der Tag in ${zone}`,
  overlap: (from, to) => `${from} bis ${to}: Zeiträume überschneiden sich, der später beginnende gilt`,
  gap: (from, to) =>
    `${from} bis ${to}: keiner Ihrer Zeiträume, es öffnet sich der Link für alle anderen Zeiten`,
  opensAt: 'Was öffnet sich um …?',
  opensShop:
    'Der Shop öffnet sich: Keiner Ihrer Zeiträume trifft zu, und es gibt keinen Link für alle anderen Zeiten.',
  opens: (link) => `Öffnet ${link}`,
  incomplete: 'Öffnet den Link dieses Zeitraums, sobald er vollständig ist.',
};
