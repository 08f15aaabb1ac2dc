import { Dialog } from '@qlaim/web-kit';
import { useNavigate } from 'react-router-dom';
import { JumpBar } from './JumpBar.tsx';

export function JumpDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog open title="Jump to" onClose={onClose}>
      <JumpBar
        onChoose={({ address }) => {
          onClose();
          navigate(address);
        }}
      />
    </Dialog>
  );
}
