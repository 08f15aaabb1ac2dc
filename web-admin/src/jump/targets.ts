import type { JumpTarget } from '@qlaim/backend/contract';
import { formatCount, formatCreatedDate, printCode } from '@qlaim/web-kit';
import { codesAddress, tableAddress } from '../api/code-addresses.ts';
import { SECTIONS } from '../sections.ts';

/** What the jump bar offers, and the address in the console to which it leads. */
export interface Target {
  readonly address: string;
  readonly label: string;
  /** What else tells it apart. */
  readonly detail: string;
}

const PAGES: readonly Target[] = [
  { address: '/', label: 'Codes', detail: 'Section' },
  ...SECTIONS.flatMap(({ path, label }) => (label ? [{ address: path, label, detail: 'Section' }] : [])),
];

/** The sections whose names contain the text; all of them without a text. */
export function sectionTargets(text: string): readonly Target[] {
  const part = text.trim().toLowerCase();
  return PAGES.filter(({ label }) => label.toLowerCase().includes(part));
}

/** Returns what the server has found, in words. */
export function targetOf(found: JumpTarget): Target {
  switch (found.kind) {
    case 'code': {
      const { code, name, owner } = found;
      const detail = [name, owner].filter((part) => part !== null).join(', ') || 'Code';
      return { address: codesAddress({ link: code }), label: printCode(code), detail };
    }
    case 'batch': {
      const { id, name, createdAt, size } = found;
      const detail = `Batch of ${formatCreatedDate(createdAt)}, ${formatCount(size)} ${size === 1 ? 'code' : 'codes'}`;
      const label = name === '' ? `Batch ${id.slice(0, 8)}` : name;
      return { address: tableAddress({ batchId: id }), label, detail };
    }
    case 'person': {
      const { id, firstName, lastName, email } = found;
      return { address: `/people/${id}`, label: `${firstName} ${lastName}`.trim() || email, detail: email };
    }
  }
}
