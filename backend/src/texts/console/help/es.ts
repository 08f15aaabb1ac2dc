import { es as content } from '../../content/es.ts';
import { pluralIn } from '../../plural.ts';
import type { HelpTexts } from './texts.ts';

const counted = pluralIn('es');
const latest = counted({
  one: (n) => `Este es el último código reclamado (${n})`,
  many: (n) => `Estos son los ${n} de códigos reclamados en último lugar`,
  other: (n) => `Estos son los ${n} códigos reclamados en último lugar`,
});

export const texts: HelpTexts = {
  content,
  cancel: 'Cancelar',
  next: 'Continuar',
  code: {
    label: 'Código',
    choose: 'Elegir un código',
    none: 'Esta persona no tiene códigos.',
    latest: (count) => `${latest(count)}. Los anteriores se abren en la lista de códigos.`,
    notRead: 'Los códigos aún no se han leído',
    noneToTake: 'Esta persona no tiene códigos',
    mustChoose: 'Elija un código',
    gone: (code) => `${code} ya no está en la lista de códigos de esta persona`,
  },
  mail: {
    title: 'Enviar la dirección de un código',
    send: 'Enviar',
    advice: (email) => `${email} recibe un correo con la dirección del código, su nombre y adónde lleva.`,
  },
  handOver: {
    titleOfOne: 'Traspasar un código',
    title: (code) => `Traspasar ${code}`,
    advice: (email) =>
      `${email} recibe un correo que dice que el código tiene otro dueño. El nuevo dueño también recibe uno. Ninguno sabe quién es el otro.`,
    mustFind: 'Busque al nuevo dueño y elíjalo',
    keep: 'Conservar el destino',
    keepHelp: 'Si no, el código queda vacío. Su nombre se quita en todo caso.',
  },
  find: {
    label: 'Nuevo dueño, por correo o nombre',
    legend: 'Nuevo dueño',
    advice: 'Solo las personas con correo verificado pueden tener códigos.',
    searching: 'Buscando',
    none: 'No se ha encontrado a nadie',
    choose: 'Elija una de las personas de abajo.',
    notVerified: (email) => `${email}, sin verificar`,
  },
  confirm: {
    question: (code, who) => `¿Traspasar realmente ${code} a ${who}?`,
    action: 'Traspasar',
    from: (who, email) =>
      `${who} (${email}) pierde el código. Un correo le dice que tiene otro dueño, pero no quién.`,
    to: (who, email) =>
      `${who} (${email}) lo tiene de inmediato. Un correo se lo comunica, con la dirección donde cambiarlo.`,
    kept: (destination) => `Lo que hace un escaneo se conserva: ${destination}. Su nombre se quita.`,
    emptied:
      'Se quitan su nombre, su contenido y sus archivos. Un escaneo no lleva a ninguna parte hasta que el nuevo dueño guarde algo.',
  },
};
