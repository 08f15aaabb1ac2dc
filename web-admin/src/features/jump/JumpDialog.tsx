import { JUMP } from '@qlaim/backend/texts/console/jump';
import { Dialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useNavigate } from 'react-router-dom';
import { JumpBar } from './JumpBar.tsx';

export function JumpDialog({ onClose }: { onClose: () => void }) {
  const { title } = useTexts(JUMP);
  const navigate = useNavigate();
  return (
    <Dialog open title={title} onClose={onClose}>
      <JumpBar
        onChoose={({ address }) => {
          onClose();
          navigate(address);
        }}
      />
    </Dialog>
  );
}
