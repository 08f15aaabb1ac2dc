import type { JumpTarget, Permission } from '@qlaim/backend/contract';
import type { JumpTexts } from '@qlaim/backend/texts/console/jump';
import type { ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { printCode } from '@qlaim/web-kit';
import { batchAddress, codeAddress, personAddress } from '../../api/addresses.ts';
import { SECTIONS, type Section } from '../../sections.ts';
import { nameOf } from '../../widgets/person-name.ts';

/** What the jump bar offers, and the address in the console to which it leads. */
export interface Target {
  readonly address: string;
  readonly label: string;
  /** What else tells it apart. */
  readonly detail: string;
}

/** The texts, and how the language of the screen writes days. */
export interface TargetWords {
  readonly sections: ConsoleWords['sections'];
  readonly jump: JumpTexts;
  readonly day: (date: string) => string;
  /** The BCP 47 tag of the language. */
  readonly locale: string;
}

const pages = ({ sections, jump }: TargetWords): readonly (Pick<Section, 'needs'> & Target)[] => [
  { address: '/', label: sections.codes, detail: jump.section, needs: 'codes.read' },
  ...SECTIONS.flatMap(({ path, name, needs }) =>
    name === undefined ? [] : [{ address: path, label: sections[name], detail: jump.section, needs }],
  ),
];

/** The sections that the role reads and whose names contain the text; all of them without a text. */
export function sectionTargets(
  text: string,
  may: (permission: Permission) => boolean,
  words: TargetWords,
): readonly Target[] {
  const lower = (name: string) => name.toLocaleLowerCase(words.locale);
  const part = lower(text.trim());
  return pages(words).filter(({ label, needs }) => may(needs) && lower(label).includes(part));
}

/** Returns what the server has found, in words. */
export function targetOf(found: JumpTarget, { jump, day, locale }: TargetWords): Target {
  switch (found.kind) {
    case 'code': {
      const { code, name, owner } = found;
      const parts = [name, owner].filter((part) => part !== null);
      const detail = new Intl.ListFormat(locale, { type: 'unit' }).format(parts) || jump.code;
      return { address: codeAddress(code), label: printCode(code), detail };
    }
    case 'batch': {
      const { id, name, createdAt, size } = found;
      const on = day(createdAt);
      return { address: batchAddress(id), label: name || jump.batchOf(on), detail: jump.batch(on, size) };
    }
    case 'person': {
      const { id, email } = found;
      return { address: personAddress(id), label: nameOf(found), detail: email };
    }
  }
}
