import type { EditWords } from '../texts.ts';

export const smart: EditWords['smart'] = {
  lead: 'Un escaneo abre el enlace de la franja horaria en la que cae, en la zona horaria de quien escanea. Una franja que pasa de medianoche necesita dos entradas: una hasta las 23:59 y otra desde las 00:00.',
  time: (place) => `Franja ${place}`,
  from: 'Desde',
  to: 'Hasta',
  link: 'Enlace',
  zone: 'Zona horaria',
  zoneHelp: 'Escriba una ciudad para buscar.',
  remove: 'Quitar',
  removeTime: (place) => ` la franja ${place}`,
  add: 'Añadir una franja',
  defaultUrl: 'Enlace predeterminado',
  defaultHelp: 'Se abre a cualquier otra hora. Déjelo vacío para abrir la tienda.',
  day: (zone) => `El día en ${zone}`,
  overlap: (from, to) => `${from} a ${to}: hay franjas que se solapan; vale la que empieza más tarde`,
  gap: (from, to) => `${from} a ${to}: ninguna de sus franjas; se abre el enlace predeterminado`,
  opensAt: '¿Qué se abre a las…?',
  opensShop: 'Se abre la tienda: ninguna de sus franjas incluye esa hora y no hay enlace predeterminado.',
  opens: (link) => `Abre ${link}`,
  incomplete: 'Abre el enlace de esta franja en cuanto esté completo.',
};
