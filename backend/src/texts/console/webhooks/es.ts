import { pluralIn } from '../../plural.ts';
import type { WebhooksTexts } from './texts.ts';

const counted = pluralIn('es');
const days = counted({ one: (n) => `${n} día`, many: (n) => `${n} de días`, other: (n) => `${n} días` });

export const texts: WebhooksTexts = {
  title: 'Webhooks',
  one: 'Webhook',
  all: 'Todos los webhooks',
  intro: 'Sus propios sistemas saben al momento qué ocurre con los códigos.',
  add: 'Añadir un webhook',
  none: 'Todavía no hay webhooks',
  advice:
    'Añada la dirección de uno de sus sistemas. Recibe un mensaje firmado cuando se reclama un código, se guarda contenido o se escanean códigos. Los mensajes nombran códigos, nunca personas.',
  delivered: (when) => `Entregado: ${when}`,
  states: {
    paused: 'En pausa',
    failing: 'Con fallos',
    unused: 'Nada enviado aún',
    working: 'Funciona',
  },
  paused: 'Este webhook está en pausa',
  pauses: {
    admin: 'Un admin lo puso en pausa. Lo que ocurre entretanto no se comunica después.',
    failures: 'No se pudo entregar nada durante cinco días. Vea abajo las respuestas y después reanúdelo.',
    gone: 'Su receptor respondió que ya no existe (410).',
  },
  facts: {
    title: 'Ajustes y estado',
    state: 'Estado',
    failing: (when) => `Fallos desde: ${when}`,
    address: 'Dirección',
    types: 'Se le informa de',
    delivered: 'Última entrega',
    nothing: 'Nada aún',
    waiting: 'Mensajes en espera',
    more: (count) => `${count} o más`,
    added: 'Añadido',
    addedBy: (when, email) => `${when} por ${email}`,
  },
  actions: {
    edit: 'Editar',
    pause: 'Poner en pausa',
    resume: 'Reanudar',
    rotate: 'Cambiar el secreto',
    remove: 'Quitar',
  },
  rotate: {
    title: '¿Crear otro secreto de firma?',
    action: 'Crear',
    consequence:
      'El secreto actual sigue siendo válido 24 horas. Guarde el nuevo en su sistema antes de que termine.',
  },
  remove: {
    title: '¿Quitar este webhook?',
    action: 'Quitar',
    consequence:
      'No recibe nada más. Se eliminan su secreto, sus mensajes y los que esperan. No se puede deshacer.',
  },
  secret: {
    title: 'El secreto de firma',
    copy: 'Copiar',
    copied: 'Secreto copiado',
    notCopied: 'No se pudo copiar el secreto. Selecciónelo y cópielo a mano',
    stored: 'Lo he guardado',
    once: 'Con él, su sistema comprueba que un mensaje viene de aquí. Guárdelo allí ahora: nada vuelve a mostrarlo.',
    rotated: 'El secreto anterior sigue siendo válido 24 horas y también firma.',
    label: 'Secreto',
  },
  form: {
    edit: 'Editar el webhook',
    save: 'Guardar',
    add: 'Añadir',
    address: 'Dirección',
    addressHelp: 'Los mensajes se envían allí. Debe ser accesible desde internet.',
    description: 'Descripción',
    descriptionHelp: 'Opcional: de qué sistema se trata.',
    types: 'Informarle de',
  },
  types: {
    'code.claimed': 'Un comprador reclamó un código',
    'content.saved': 'Un dueño guardó contenido',
    'content.hidden': 'El contenido de un código se ocultó por ahora',
    'content.shown': 'El contenido de un código se mostró de nuevo',
    'code.scanned': 'Se escanearon códigos: una vez por minuto, con su número',
    'code.released': 'Un dueño dejó un código',
    'code.handed_over': 'Un código se traspasó a otro dueño',
    'code.reset': 'Se quitaron el nombre y el contenido de un código',
  },
  messages: {
    title: 'Entregas',
    list: 'Mensajes',
    kept: (span) =>
      `Se guardan ${days(span)}. Los mensajes fallidos se intentan diez veces en unos tres días.`,
    show: 'Mostrar',
    any: 'Todos',
    states: { waiting: 'En espera', delivered: 'Entregado', failed: 'Fallido' },
    sendFailed: 'Volver a enviar todos los fallidos',
    older: 'Mensajes anteriores',
    none: 'No hay mensajes',
    next: (created, due) => `${created}, próximo intento: ${due}`,
    sent: 'Enviado',
    again: 'Volver a enviar',
    againOf: (type) => `este mensaje del tipo ${type}`,
    untried: 'Aún sin intentos',
    attempt: (answer, time) => `${answer} tras ${time}`,
    answered: (status, error) => `${status}; ${error}`,
    answer: 'Respuesta',
  },
  test: {
    send: 'Enviar una prueba',
    arrived: 'La prueba llegó',
    failed: 'La prueba no llegó',
  },
};
