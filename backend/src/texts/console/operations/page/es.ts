import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('es');
const events = counted({
  one: (n) => `${n} evento`,
  many: (n) => `${n} de eventos`,
  other: (n) => `${n} eventos`,
});

export const page: OperationsTexts['page'] = {
  title: 'Operación',
  asOf: (time) => `Estado del ${time}.`,
  anew: 'Se lee de nuevo cada cinco segundos.',
  readModels: 'Modelos de lectura',
  readModelsNote: 'Listas y estadísticas, hechas a partir del registro de eventos.',
  reactions: 'Reacciones',
  reactionsNote:
    'Lo que hace el producto después de un evento. Los archivos que esperan aquí aún se preparan.',
  relay: 'Reenvío',
  relayNote: 'La copia del registro de eventos en Kafka.',
  table: {
    name: 'Nombre y posición',
    waiting: 'En espera',
    speed: 'Eventos/s',
    position: (position) => `en ${position}`,
    since: (when) => `desde: ${when}`,
    rebuild: (percent) => `Reconstrucción: ${percent}`,
    behind: 'Con retraso',
    unknown: 'No se conoce',
    none: 'Ninguno',
    events,
    more: (count) => `Más de ${events(count)}`,
  },
  engines: { title: 'Sistemas', engine: 'Sistema', answers: 'Responde', in: (time) => `en ${time}` },
  mails: {
    label: 'Correos y webhooks',
    title: 'Correos',
    deferred: (count) => `${count} aplazados por el servidor de correo; se intentan de nuevo.`,
    records: (domain, when) => `Registros de ${domain} en DNS, leídos: ${when}`,
    states: {
      found: 'encontrado',
      missing: 'falta',
      several: 'más de uno',
      different: 'otra clave',
      unknown: 'DNS no responde',
      elsewhere: 'no se firma aquí',
    },
    webhooks: 'Webhooks',
    more: (count) => `${count} o más`,
    waiting: (count) => `Mensajes por entregar: ${count}.`,
    waitingSince: (count, when) => `Mensajes por entregar: ${count}, el más antiguo: ${when}.`,
  },
  state: {
    well: 'Todo está bien.',
    nothing: 'Todos los sistemas responden y nada lleva retraso.',
    rebuilt: (models) => `Se reconstruyen modelos de lectura, que muestran el estado anterior: ${models}.`,
    label: 'Qué está mal',
    reason: (reason) => `Motivo: ${reason}.`,
    seen: (time) => `Visto en esta página desde el ${time}.`,
    since: (time) => `Desde el ${time}.`,
    buyers: 'Para los compradores',
    remedy: 'Qué hacer',
  },
  troubles: {
    refused: (name) => `${name}: no se puede escribir nada`,
    silent: (name) => `${name}: sin respuesta`,
    stopped: (name) => `${name}: detenido`,
    stoppedRemedy: 'El registro del proceso dice por qué. Inicie el proceso de nuevo.',
    retrying: (name) => `${name}: se intenta de nuevo`,
    tried: counted({
      one: (n) => `${n} intento`,
      many: (n) => `${n} de intentos`,
      other: (n) => `${n} intentos`,
    }),
    behind: (name) => `${name}: con retraso`,
    deferred: counted({
      one: (n) => `${n} correo está aplazado`,
      many: (n) => `${n} de correos están aplazados`,
      other: (n) => `${n} correos están aplazados`,
    }),
    deferredReason: 'el servidor de correo del destinatario, o el nuestro, aún no los acepta',
    deferredBuyers: 'Sus códigos de un solo uso y enlaces llegan tarde.',
    deferredRemedy:
      'Nada: se intentan de nuevo. Si son cada vez más, pregunte a quien gestiona el servidor de correo.',
    records: (names, domain) => `${names}: los registros de ${domain} no son correctos`,
    recordsBuyers: 'Sus correos pueden tomarse por spam.',
    recordsRemedy: 'Ponga los registros en DNS, como dice «Mails that arrive» en docs/operations.md.',
    messages: counted({
      one: (n) => `${n} mensaje de webhooks espera desde hace más de un día`,
      many: (n) => `${n} de mensajes de webhooks esperan desde hace más de un día`,
      other: (n) => `${n} mensajes de webhooks esperan desde hace más de un día`,
    }),
    messagesBuyers: 'Nada. Los programas de la tienda no se enteran de lo ocurrido.',
    messagesRemedy: 'Vea qué receptor falla y ponga en pausa o corrija su webhook.',
    openWebhooks: 'Abrir los webhooks',
  },
};
