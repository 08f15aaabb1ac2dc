import { useEffect } from 'react';
import { isInstalled, registerWorker } from '../../../share/index.ts';
import './phone-notes.css';
import { AddToHome } from './AddToHome.tsx';
import { WaitingPictures } from './WaitingPictures.tsx';

/** What a phone offers besides, behind the list. The worker for shared pictures is of use to an installed app alone. */
export function PhoneNotes() {
  useEffect(() => {
    if (isInstalled()) registerWorker();
    window.addEventListener('appinstalled', registerWorker);
    return () => window.removeEventListener('appinstalled', registerWorker);
  }, []);
  return (
    <>
      <WaitingPictures />
      <AddToHome />
    </>
  );
}
