import type { JumpTarget, Permission } from '@qlaim/backend/contract';
import type { ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { formatCount, formatCreatedDate, printCode } from '@qlaim/web-kit';
import { batchAddress, codeAddress, personAddress } from '../../api/addresses.ts';
import { SECTIONS, type Section } from '../../sections.ts';
import { nameOf } from '../../widgets/person-name.ts';
import { batchName } from '../batches/index.ts';

/** What the jump bar offers, and the address in the console to which it leads. */
export interface Target {
  readonly address: string;
  readonly label: string;
  /** What else tells it apart. */
  readonly detail: string;
}

type Names = ConsoleWords['sections'];

const pages = (names: Names): readonly (Pick<Section, 'needs'> & Target)[] => [
  { address: '/', label: names.codes, detail: 'Section', needs: 'codes.read' },
  ...SECTIONS.flatMap(({ path, name, needs }) =>
    name === undefined ? [] : [{ address: path, label: names[name], detail: 'Section', needs }],
  ),
];

/** The sections that the role reads and whose names contain the text; all of them without a text. */
export function sectionTargets(
  text: string,
  may: (permission: Permission) => boolean,
  names: Names,
): readonly Target[] {
  const part = text.trim().toLowerCase();
  return pages(names).filter(({ label, needs }) => may(needs) && label.toLowerCase().includes(part));
}

/** Returns what the server has found, in words. */
export function targetOf(found: JumpTarget): Target {
  switch (found.kind) {
    case 'code': {
      const { code, name, owner } = found;
      const detail = [name, owner].filter((part) => part !== null).join(', ') || 'Code';
      return { address: codeAddress(code), label: printCode(code), detail };
    }
    case 'batch': {
      const { id, createdAt, size } = found;
      const detail = `Batch of ${formatCreatedDate(createdAt)}, ${formatCount(size)} ${size === 1 ? 'code' : 'codes'}`;
      return { address: batchAddress(id), label: batchName(found), detail };
    }
    case 'person': {
      const { id, email } = found;
      return { address: personAddress(id), label: nameOf(found), detail: email };
    }
  }
}
