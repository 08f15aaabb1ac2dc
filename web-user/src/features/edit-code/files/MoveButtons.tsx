import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface MoveButtonsProps {
  /** The name of the file. */
  name: string;
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
}

/** Move a file of a list by one place. */
export const MoveButtons = ({ name, place, count, onMove }: MoveButtonsProps) => {
  const { files } = useTexts(EDIT);
  return (
    <>
      <IconButton icon="up" label={files.up(name)} disabled={place === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon="down"
        label={files.down(name)}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
};
