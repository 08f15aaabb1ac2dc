import { charactersIn } from '@qlaim/backend/contract/characters';
import { useFormats, useKitTexts } from '../kit-context.tsx';

interface CharacterCountProps {
  text: string;
  /** The limit in characters as people count them. */
  limit: number;
}

/** Says how many characters of a limit a text has, as the contract counts them. */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const { ofLimit } = useKitTexts();
  const formats = useFormats();
  const length = charactersIn(text);
  return (
    <span className={length > limit ? 'qk-limit qk-limit-over' : 'qk-limit'}>
      {ofLimit(formats.count(length), formats.count(limit))}
    </span>
  );
}
