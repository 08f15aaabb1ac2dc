import './layout.css';
import { Button, Notice } from '@qlaim/web-kit';

/** The page after an unexpected error. It never shows the stack. */
export function Fault() {
  return (
    <main className="qa-fault">
      <Notice
        tone="danger"
        title="Something went wrong"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        The fault is on our side. Nothing you saved is lost.
      </Notice>
    </main>
  );
}
