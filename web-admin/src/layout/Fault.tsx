import './layout.css';
import { Button, Notice } from '@qlaim/web-kit';
import { useWords } from '../texts/use-say.ts';

/** The page after an unexpected error. It never shows the stack. */
export function Fault() {
  const { fault } = useWords();
  return (
    <main className="qa-fault">
      <Notice
        tone="danger"
        title={fault.title}
        action={<Button onClick={() => location.reload()}>{fault.reload}</Button>}
      >
        {fault.advice}
      </Notice>
    </main>
  );
}
