import { useEffect, useState } from 'react';
import { onAnnounce } from '../feedback/announce.ts';

/** Repeats the toasts' messages inside the dialog, because it hides everything else from screen readers. */
export function DialogAnnouncer() {
  const [words, setWords] = useState('');
  useEffect(() => onAnnounce(setWords), []);
  return (
    <div className="qk-hidden" role="status">
      {words}
    </div>
  );
}
