import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('es');

export const rebuild: OperationsTexts['rebuild'] = {
  title: 'Reconstrucción',
  intro: 'Rehace modelos de lectura a partir del registro de eventos, cuando muestran algo incorrecto.',
  model: 'Modelo de lectura',
  all: 'Todos los modelos de lectura',
  action: 'Reconstruir',
  confirmAll: '¿Reconstruir todos los modelos de lectura?',
  confirm: (name) => `¿Reconstruir: ${name}?`,
  consequence:
    'El registro de eventos se lee desde el principio, lo que tarda minutos si hay muchos escaneos. Hasta entonces todos ven las listas actuales. Los escaneos se responden como siempre.',
  startFailed: 'No se ha podido iniciar la reconstrucción',
  asked: (person, when) => `Solicitada por ${person}, ${when}.`,
  deletedPerson: 'una persona eliminada',
  waiting: (made) => `${made}: a la espera de reconstrucción`,
  waitingNote:
    'Un proceso que proyecta se encarga en segundos. Si sigue así, compruebe si hay uno en marcha o si «npm run rebuild» está trabajando.',
  failed: (name) => `La reconstrucción falló en: ${name}`,
  before: 'Se sigue mostrando lo que había antes.',
  remedy: 'Qué hacer:',
  models: counted({
    one: (n) => `${n} modelo de lectura`,
    many: (n) => `${n} de modelos de lectura`,
    other: (n) => `${n} modelos de lectura`,
  }),
  step: (name) => `Leyendo el registro de eventos para: ${name}`,
  stepOf: (name, place, count) => `Leyendo el registro de eventos para: ${name}, ${place} de ${count}`,
  ended: (made, time, took, documents) => `${made}, reconstrucción el ${time}, en ${took}: ${documents}.`,
  documents: counted({
    one: (n) => `${n} documento`,
    many: (n) => `${n} de documentos`,
    other: (n) => `${n} documentos`,
  }),
  second: 'un segundo',
  seconds: counted({
    one: (n) => `${n} segundo`,
    many: (n) => `${n} de segundos`,
    other: (n) => `${n} segundos`,
  }),
  minutes: counted({
    one: (n) => `${n} minuto`,
    many: (n) => `${n} de minutos`,
    other: (n) => `${n} minutos`,
  }),
  hours: counted({ one: (n) => `${n} hora`, many: (n) => `${n} de horas`, other: (n) => `${n} horas` }),
  problems: {
    'other-version': {
      reason: 'Un programa de otra versión mantiene este modelo de lectura.',
      remedy:
        'Termine la actualización, para que todos los procesos sean de una misma versión. Después iníciela de nuevo.',
    },
    'log-damaged': {
      reason: 'El registro de eventos contiene un evento dañado.',
      remedy: 'Ejecute «npm run audit», que nombra el evento, y restaure una copia de seguridad.',
    },
    interrupted: {
      reason: 'Cada proceso que la hacía se detuvo antes del final.',
      remedy:
        'Vea en el registro del proceso por qué se detiene, a menudo por falta de memoria. Después iníciela de nuevo.',
    },
    unexpected: {
      reason: 'Falló algo que no se arregla con otro intento.',
      remedy: 'El registro del proceso dice por qué. Corríjalo e iníciela de nuevo.',
    },
  },
};
