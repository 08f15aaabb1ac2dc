import type { Fault } from '../parts/judge.ts';

/** What a check has found: all is well, something to know, or a fault and how to mend it. */
export type Finding =
  | { readonly kind: 'ok' | 'note'; readonly about: string; readonly words: string }
  | { readonly kind: 'fault'; readonly about: string; readonly words: string; readonly mend: string };

export const ok = (about: string, words: string): Finding => ({ kind: 'ok', about, words });
export const note = (about: string, words: string): Finding => ({ kind: 'note', about, words });
export const fault = (about: string, words: string, mend: string): Finding => ({
  kind: 'fault',
  about,
  words,
  mend,
});

/** The words of a part's fault say what is wrong, then what to do. */
export function faultOfPart(about: string, { words }: Pick<Fault, 'words'>): Finding {
  const [what = '', ...mend] = words.split(': ');
  return fault(about, what, mend.join(': '));
}

/** One line for each finding, and one more for how a fault is mended. */
export function linesOf(finding: Finding): readonly string[] {
  const { kind, about, words } = finding;
  if (kind !== 'fault') return [`${kind === 'ok' ? 'ok   ' : 'note '}${about}: ${words}`];
  return [`FAULT ${about}: ${words}`, `      ${finding.mend}`];
}
