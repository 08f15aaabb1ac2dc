import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('es');
const entries = counted({
  one: (n) => `${n} entrada`,
  many: (n) => `${n} de entradas`,
  other: (n) => `${n} entradas`,
});

/** The Spanish texts of back-ups and audits. */
export const checks: OperationsTexts['checks'] = {
  title: 'Copia de seguridad y auditoría',
  good: (size, when) => `Última copia correcta: ${size}, hecha ${when}.`,
  place: (place) => `Está en ${place}.`,
  none: 'Aún no se ha hecho ninguna copia con npm run backup.',
  sound: (when) => `Última auditoría: sin errores, ${when}.`,
  damaged: (count, when) => `Última auditoría: diferencias: ${count}, ${when}.`,
  notAudited: 'Aún no se ha hecho ninguna auditoría.',
  failed: 'La copia de seguridad ha fallado',
  late: 'La última copia correcta tiene más de dos días',
  backupBuyers: 'Nada por ahora. Si se perdiera la máquina, se perdería todo desde la última copia correcta.',
  failedRemedy: 'Corrija lo que dice el motivo y ejecute npm run backup.',
  lateRemedy: 'Ejecute npm run backup y ponga BACKUP_TO, para que se haga una cada día.',
  found: counted({
    one: (n) => `La auditoría encontró ${n} diferencia`,
    many: (n) => `La auditoría encontró ${n} de diferencias`,
    other: (n) => `La auditoría encontró ${n} diferencias`,
  }),
  foundBuyers: 'Puede haber códigos o páginas incorrectos o que falten.',
  foundRemedy:
    'Ejecute npm run audit de nuevo. Si sigue igual, reconstruya los modelos de lectura o restaure una copia.',
  lists: {
    title: 'Listas de direcciones dañinas',
    read: (name, count, when) => `${name}: ${entries(count)}, leída ${when}.`,
    unread: (name) => `${name}: aún no leída.`,
    problem: (problem) => `Último intento: ${problem}.`,
    failed: (name) => `No se pudo leer la lista de direcciones dañinas ${name}`,
    buyers:
      'Nada si se leyó antes: vale su última versión correcta. Si no, ninguna dirección se compara con ella.',
    remedy: 'Revise su archivo o su dirección en DESTINATION_FEEDS.',
  },
  retention: {
    title: 'Conservación',
    never: 'Aún no se ha ejecutado.',
    last: (what, when) => `Última ejecución: ${what}, ${when}.`,
    what: (asked, erased, signIns, scans) =>
      `personas avisadas: ${asked}, cuentas eliminadas: ${erased}, inicios de sesión borrados: ${signIns}, escaneos sumados: ${scans}`,
    next: (when) => `Próxima ejecución: ${when}.`,
  },
};
