import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('es');

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
    read: (name: string, entries: string, when: string) => `${name}: ${entries} entradas, leída ${when}`,
    unread: (name: string) => `${name}: aún no leída`,
    problem: (problem: string) => `Último intento: ${problem}.`,
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
