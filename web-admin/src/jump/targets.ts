import type { JumpTarget } from '@qlaim/backend/contract';
import { printCode } from '@qlaim/web-kit';
import { codesAddress } from '../codes/index.ts';
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

export const codeTarget = ({ code, name, owner }: JumpTarget): Target => ({
  address: codesAddress({ link: code }),
  label: printCode(code),
  detail: [name, owner].filter((part) => part !== null).join(', ') || 'Code',
});
