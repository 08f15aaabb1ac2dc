/** The English texts that all screens of the owner's app share. Those of the specification are exact. */
export const en = {
  language: 'Language',
  myCodes: 'My QR Codes',
  goToMyCodes: 'Go to my QR codes',
  profile: 'Profile',
  signOut: 'Sign Out',
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading',
  newTab: '(opens in a new tab)',
  unsaved: {
    title: 'Sign out without saving?',
    stay: 'Stay',
    advice: 'Your changes are not saved. Signing out removes them from this device.',
  },
  scansWork: 'Scans of your codes work on meanwhile.',
  fileFailed: 'The file could not be made. Check your connection and try again',
};
