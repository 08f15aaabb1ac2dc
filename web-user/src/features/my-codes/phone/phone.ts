// What a phone can do besides is one chunk: it follows the list, so that the camera opens at the first press.

export { ScanDialog } from './camera/ScanDialog.tsx';
export { PhoneNotes } from './notes/PhoneNotes.tsx';
