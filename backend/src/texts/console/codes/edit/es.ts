import { pluralIn } from '../../../plural.ts';
import type { CodeEditTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: CodeEditTexts = {
  title: (code) => `Editar ${code}`,
  save: 'Guardar',
  name: 'Nombre',
  note: 'Nota',
  emptied: 'Un campo vacío quita el destino.',
  replaced: 'Al guardar un enlace o un número de teléfono, se sustituye.',
  noteChanged: 'La nota se ha cambiado mientras tanto y se queda como está',
  tabs: { label: 'Adónde lleva el código', link: 'Enlace', phoneNumber: 'Teléfono' },
  link: { label: 'Enlace', rule: 'Un enlace empieza por https:// o http://.' },
  phone: {
    country: 'País',
    label: 'Número de teléfono',
    option: (country, code) => `${country} (+${code})`,
  },
  meanwhile: {
    title: 'Alguien ha cambiado este código mientras tanto',
    now: (name, destination) =>
      `Ahora su nombre es: ${name}. Lleva a: ${destination}. Lo que ha escrito no está guardado. Guarde de nuevo para sustituirlo, o cierre para conservarlo.`,
    noName: 'vacío',
    nowhere: 'Nada',
  },
  reset: {
    says: 'Restablecer borra el nombre y el destino del código. El dueño se queda.',
    action: 'RESTABLECER',
    ask: '¿Seguro que quiere restablecer este código QR?',
    advice: 'Se perderán su nombre y su destino. El dueño y los escaneos se quedan.',
  },
  remove: {
    ask: '¿Seguro que quiere eliminar este código QR?',
    scans: counted({
      one: (n) => `${n} escaneo`,
      many: (n) => `${n} de escaneos`,
      other: (n) => `${n} escaneos`,
    }),
    advice: (code, scans) =>
      `Se perderán ${code}, su contenido y ${scans}. Quien escanee el código impreso llegará a la tienda, y el código no se asignará nunca más.`,
  },
};
