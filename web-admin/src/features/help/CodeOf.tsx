import { FALLBACKS } from '@qlaim/backend/contract';
import { formatCount, printCode, Select } from '@qlaim/web-kit';
import { ReadState } from '../../widgets/ReadState.tsx';
import type { CodeChoice } from './use-code-choice.ts';

/** What the field shows where the chosen code left the list. */
const NONE = { value: '', label: 'Choose a code' };

/** Chooses one code of a person. */
export function CodeOf({ read, code, choose }: Pick<CodeChoice, 'read' | 'code' | 'choose'>) {
  if (!read.data) return <ReadState read={read} height={72} fallback={FALLBACKS.getCode} />;
  const { barcodes, next } = read.data;
  if (barcodes.length === 0) return <p>This person has no codes.</p>;
  const options = barcodes.map(({ shortCode, name }) => ({
    value: shortCode,
    label: name ? `${printCode(shortCode)} · ${name}` : printCode(shortCode),
  }));
  return (
    <Select
      label="Code"
      help={
        next === undefined
          ? undefined
          : `These are the ${formatCount(barcodes.length)} codes that were claimed last. Older ones can be opened in the list of codes.`
      }
      options={code ? options : [NONE, ...options]}
      value={code?.shortCode ?? NONE.value}
      autoFocus
      onChange={(event) => choose(event.target.value)}
    />
  );
}
