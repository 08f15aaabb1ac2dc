import { useEffect, useState } from 'react';
import { onAnnounce } from '../feedback/announce.ts';

/** Repeats the toasts' words to screen readers inside the dialog, which hides everything else from them. */
export function DialogAnnouncer() {
  const [words, setWords] = useState('');
  useEffect(() => onAnnounce(setWords), []);
  return (
    <div className="qk-hidden" role="status">
      {words}
    </div>
  );
}
