import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');

/** The page around the tabs of the editor. Title, tabs, placeholder and preview are those of the specification. */
export const frame = {
  title: 'Edit QR Code:',
  loadingCode: 'Loading the QR code',
  loadingTab: 'Loading the tab',
  thisCode: 'This code',
  name: 'Name',
  namePlaceholder: 'Name your QR (optional)',
  tabsLabel: 'Where the code leads',
  tabs: {
    link: 'Url / Link',
    phoneNumber: 'Phone Call',
    memories: 'Create Page',
    pdf: 'PDF',
    image: 'Images/Videos',
    smartQR: 'Smart QR',
  },
  save: 'Save',
  saving: 'Saving…',
  uploading: counted({
    one: (count) => `Uploading ${count} file…`,
    other: (count) => `Uploading ${count} files…`,
  }),
  undo: 'Undo',
  scanShows: 'What a scan shows',
  preview: {
    button: 'Preview',
    preparing: 'Saving and preparing page preview...',
    blocked: 'Your browser blocked the preview. Allow pop-ups for this page, or scan the code.',
  },
  claimed: { title: 'This code is yours', advice: 'Choose where it leads, as often as you like.' },
  clear: {
    button: 'Empty this code',
    title: 'Empty this code?',
    confirm: 'Empty',
    advice:
      'A scan of this code then shows nothing. Its name stays, and the history can bring the rest back.',
  },
  leave: {
    title: 'Leave without saving?',
    confirm: 'Leave',
    stay: 'Stay',
    advice: 'Your changes are not saved. This device keeps them until you come back or sign out.',
  },
  unsaved: {
    failed: 'Your last change was not saved',
    failedAdvice: 'What you typed is still here. Check it and save again.',
    back: 'Your unsaved changes are back',
    backAdvice: 'The form shows what you typed before.',
    showSaved: 'Show what is saved',
  },
  offline: {
    title: 'You are offline',
    advice: 'Your text is kept. It is saved when you are back.',
  },
  conflict: {
    title: 'This code was changed elsewhere meanwhile',
    advice: 'Nothing you typed is lost. Choose the version to keep.',
    yours: 'Yours',
    incomplete: 'Not complete yet. Edit your version to see it.',
    savedMeanwhile: 'Saved meanwhile',
    savedBy: (who: string, when: string) => `Saved meanwhile by ${who}, ${when}`,
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    editMine: 'Edit mine',
  },
};
