import { pluralIn } from '../../plural.ts';
import type { PhoneTexts } from './texts.ts';

const counted = pluralIn('es');
const pictures = counted({
  one: (n) => `${n} imagen puede`,
  many: (n) => `${n} de imágenes pueden`,
  other: (n) => `${n} imágenes pueden`,
});
const wait = counted({
  one: (n) => `${n} imagen espera`,
  many: (n) => `${n} de imágenes esperan`,
  other: (n) => `${n} imágenes esperan`,
});

export const texts: PhoneTexts = {
  scan: {
    sight: 'Lo que ve la cámara',
    starting: 'La cámara se está abriendo',
    aim: 'Sostenga el código QR delante de la cámara.',
    foreign: 'Este código QR no es nuestro. Pruebe con otro.',
    refused: 'La cámara no está permitida. Permítala en los ajustes de su navegador o elija otra forma.',
    absent: 'Este navegador no encuentra ninguna cámara. Elija otra forma.',
    busy: 'No se ha podido abrir la cámara. Quizá la esté usando otra aplicación.',
    picture: 'Elegir una foto del código',
    nothing: 'No se ha encontrado ningún código en la foto. Haga una más nítida, desde más cerca.',
    unready: 'No se ha podido cargar. Compruebe su conexión e inténtelo de nuevo.',
    unreadable: 'No se ha podido abrir la foto. Elija otra.',
    byHand: 'O escriba el código impreso debajo del código QR:',
  },
  home: {
    offer: (shop) => `Tenga sus códigos a mano: ponga ${shop} en su pantalla de inicio.`,
    add: 'Añadir a la pantalla de inicio',
    ios: 'Tenga sus códigos a mano: toque Compartir en su navegador y después Añadir a pantalla de inicio.',
    dismiss: 'No volver a mostrar',
  },
  share: {
    title: 'Imágenes compartidas',
    lead: (count) => `${pictures(count)} ir en uno de sus códigos. Elíjalo aquí.`,
    waiting: (count) => `${wait(count)} un código.`,
    choose: 'Elegir el código',
    list: 'Las imágenes',
    remove: (name) => `Quitar ${name}`,
    codes: 'Sus códigos',
    add: { image: 'Añadir a la galería', memories: 'Añadir a la página' },
    make: { image: 'Crear una galería', memories: 'Crear una página' },
    of: (action, code) => `${action}: ${code}`,
    replaces: 'Nada cambia antes de guardar. Entonces se sustituye lo que el código abre ahora.',
    none: 'No espera ninguna imagen',
    noneAdvice: (shop) =>
      `Comparta una imagen de la galería de su teléfono con ${shop}. Entonces aparecerá aquí.`,
    missed: 'Las imágenes no han llegado',
    missedAdvice: 'Siguen en la galería de su teléfono. Compártalas otra vez.',
    noCodes: 'Aún no tiene códigos QR',
    noCodesAdvice: 'Reclame primero uno. Las imágenes esperan aquí un día.',
  },
};
