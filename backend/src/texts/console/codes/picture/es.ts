import { pluralIn } from '../../../plural.ts';
import type { PictureTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: PictureTexts = {
  one: {
    file: (code) => `Imagen de ${code}`,
    upload: (code) => `Subir la imagen de ${code}`,
    remove: (code) => `Eliminar la imagen de ${code}`,
    ask: '¿Seguro que quiere eliminar la imagen de este código QR?',
    advice: (code) => `Se perderá la imagen de ${code}. El código y su destino se quedan.`,
  },
  many: {
    title: 'Subir imágenes',
    stop: 'Detener',
    close: 'Cerrar',
    goOn: 'Continuar',
    more: 'Subir más',
    files: 'Imágenes de códigos QR',
    choose: 'Elegir imágenes',
    drop: 'o suéltelas aquí: fotos de códigos impresos, JPG o PNG, de 100 MB como máximo cada una. El símbolo que contiene asocia cada una con su código.',
    progress: 'Subiendo',
    soFar: (done, all) => `${done} de ${all} imágenes están listas`,
    rest: (soFar) => `${soFar}. Continúe para enviar el resto: nada se añade dos veces.`,
    stopped: 'La subida se ha detenido',
    lost: 'Se ha perdido la conexión',
  },
  done: {
    every: 'Se han añadido todas las imágenes',
    none: 'No se ha podido añadir ninguna imagen',
    some: (attached, all) => `Se han añadido ${attached} de ${all} imágenes`,
    all: counted({
      one: (n) => `Se ha añadido ${n} imagen`,
      many: (n) => `Se han añadido ${n} de imágenes`,
      other: (n) => `Se han añadido ${n} imágenes`,
    }),
    where: 'Cada una se ve en la tarjeta de su código.',
    before: counted({
      one: () => 'Una imagen ya estaba añadida. No se vuelve a enviar.',
      many: (n) => `${n} de imágenes ya estaban añadidas. No se vuelven a enviar.`,
      other: (n) => `${n} imágenes ya estaban añadidas. No se vuelven a enviar.`,
    }),
  },
  toast: {
    all: 'Las imágenes de los códigos QR se han subido',
    some: (attached, all, failed) => `${attached} de ${all} imágenes subidas, ${failed} con error`,
  },
  failed: {
    title: counted({
      one: (n) => `No se ha podido añadir ${n} archivo`,
      many: (n) => `No se han podido añadir ${n} de archivos`,
      other: (n) => `No se han podido añadir ${n} archivos`,
    }),
    download: 'Descargar la lista',
  },
  unfinished: {
    title: 'Su última subida no terminó',
    again: 'Enviar todo de nuevo',
    goOn: (before) => `Elija otra vez los mismos archivos y continuará. ${before}`,
  },
};
