import { FALLBACKS } from '@qlaim/backend/contract';
import { HELP } from '@qlaim/backend/texts/console/help';
import { printCode, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { ReadState } from '../../widgets/ReadState.tsx';
import type { CodeChoice } from './use-code-choice.ts';

/** Chooses one code of a person. */
export function CodeOf({ read, code, choose }: Pick<CodeChoice, 'read' | 'code' | 'choose'>) {
  const words = useTexts(HELP).code;
  if (!read.data) return <ReadState read={read} height={72} fallback={FALLBACKS.getCode} />;
  const { barcodes, next } = read.data;
  if (barcodes.length === 0) return <p>{words.none}</p>;
  const options = barcodes.map(({ shortCode, name }) => ({
    value: shortCode,
    label: name ? `${printCode(shortCode)} · ${name}` : printCode(shortCode),
  }));
  // What the field shows where the chosen code left the list.
  const none = { value: '', label: words.choose };
  return (
    <Select
      label={words.label}
      help={next === undefined ? undefined : words.latest(barcodes.length)}
      options={code ? options : [none, ...options]}
      value={code?.shortCode ?? none.value}
      autoFocus
      onChange={(event) => choose(event.target.value)}
    />
  );
}
