import { texts as bulk } from '../../../../../texts/console/bulk/es.ts';
import { es as content } from '../../../../../texts/content/es.ts';
import type { CodesEvent } from '../events.ts';
import { tagsIn } from '../tags.ts';
import type { TextsOf } from '../texts-of.ts';

const inWords = tagsIn({
  some: 'etiquetas',
  one: 'una etiqueta',
  many: (count) => `${count} etiquetas`,
  named: (tag) => `la etiqueta «${tag}»`,
  allNamed: (tags) => `las etiquetas ${tags.map((tag) => `«${tag}»`).join(', ')}`,
});

/** The events of codes in Spanish words. */
export const codes: TextsOf<CodesEvent> = {
  BatchGenerated: ({ codes }) => `Se generó un lote: ${bulk.codes(codes.length)}.`,
  BatchExpanded: () => 'Se crearon todos los códigos del lote.',
  BatchImported: ({ size }) => `Se importó un lote: ${bulk.codes(size)}.`,
  BatchNamed: ({ name }) => (name === '' ? 'Se quitó el nombre del lote.' : 'Se dio un nombre al lote.'),
  BatchNoted: ({ note }) => (note === '' ? 'Se quitó la nota del lote.' : 'El lote recibió una nota.'),
  BulkActionRequested: ({ action, confirmed }) =>
    `Se pidió una acción en bloque, ${bulk.codes(confirmed)}: ${bulk.actions[action].label}.`,
  BulkTagsChosen: ({ tags }, sees) => `La acción en bloque afecta a ${inWords(tags, sees)}.`,
  BulkReasonsGiven: () => 'Se indicaron los motivos a los dueños de los códigos.',
  ImportDescribed: ({ source }) => `Los códigos vienen de un archivo del programa ${source}.`,
  BulkCodesListed: ({ codes }) => `Entraron códigos en la acción en bloque: ${bulk.codes(codes.length)}.`,
  BulkActionStarted: ({ total }) => `Empezó la acción en bloque: ${bulk.codes(total)}.`,
  BulkCodesHandled: ({ count }) => `La acción en bloque trató códigos: ${bulk.codes(count)}.`,
  BulkActionCancelled: () => 'Se canceló la acción en bloque.',
  BulkActionFinished: () => 'Terminó la acción en bloque.',
  BulkUndoRequested: () => 'Se pidió deshacer toda la acción en bloque.',
  BulkCodesUndone: ({ restored }) => `Recuperaron su valor anterior: ${bulk.codes(restored)}.`,
  BulkUndoFinished: () => 'Se deshizo la acción en bloque.',
  CodeGenerated: ({ index }) => `Se generó el código, con el número ${index + 1} de su lote.`,
  CodeImported: ({ index }) => `Se importó el código, con el número ${index + 1} de su importación.`,
  CodeApproved: () => 'Se aprobó el código.',
  CodeApprovalWithdrawn: () => 'Se retiró la aprobación del código.',
  CodeEnabled: () => 'Se activó el código.',
  CodeDisabled: () => 'Se desactivó el código.',
  CodeRestricted: () => 'Se marcó el código como no pagado.',
  CodeUnrestricted: () => 'Se marcó el código como pagado.',
  CodeClaimed: () => 'Se reclamó el código.',
  CodeNamed: ({ name }) => (name === '' ? 'Se quitó el nombre del código.' : 'Se dio un nombre al código.'),
  ContentSaved: ({ infoType }) => `Se guardó el contenido: ${content.labels[infoType]}.`,
  ContentCleared: () => 'Se quitó el contenido.',
  ContentHidden: () => 'El contenido se ocultó por ahora.',
  ContentShown: () => 'El contenido se mostró de nuevo.',
  ContentWithheld: () => 'El contenido se retiró a los visitantes.',
  WithholdingLifted: () => 'El contenido ya no está retirado a los visitantes.',
  DestinationFlagged: ({ list }) =>
    list === 'staff'
      ? 'Se mantuvo el aviso sobre un destino.'
      : `Un destino está en la lista ${list}: se avisa antes de abrirlo.`,
  DestinationCleared: ({ why }) =>
    why === 'staff'
      ? 'Se retiró el aviso sobre un destino.'
      : 'El destino ya no está en ninguna lista: terminó el aviso.',
  CodeReleased: ({ closed }) =>
    closed
      ? 'El dueño dejó el código, que un admin debe aprobar de nuevo.'
      : 'El dueño dejó el código, que cualquiera puede reclamar.',
  CodeHandedOver: ({ kept }) =>
    kept
      ? 'Se traspasó el código a otro dueño, con su contenido.'
      : 'Se traspasó el código a otro dueño, sin nombre ni contenido.',
  CodeReset: () => 'Se quitaron el nombre y el contenido.',
  FilePrepared: () => 'Se preparó un archivo del contenido para las páginas.',
  ImageAttached: () => 'Se subió una imagen del código.',
  ImageRemoved: () => 'Se quitó la imagen del código.',
  CodeNoted: ({ note }) => (note === '' ? 'Se quitó la nota del código.' : 'El código recibió una nota.'),
  CodeTagged: ({ tags }, sees) => `El código recibió ${inWords(tags, sees)}.`,
  CodeUntagged: ({ tags }, sees) => `El código perdió ${inWords(tags, sees)}.`,
  CodeDeleted: () => 'Se eliminó el código.',
  ViewShared: ({ name }, sees) =>
    sees
      ? `Se compartió con el equipo la vista «${name}» de los códigos.`
      : 'Se compartió con el equipo la vista de los códigos.',
  SharedViewRenamed: ({ name }, sees) =>
    sees
      ? `Se cambió el nombre de una vista compartida de los códigos a «${name}».`
      : 'Se cambió el nombre de una vista compartida de los códigos.',
  SharedViewRemoved: () => 'Una vista de los códigos ya no está compartida.',
};
