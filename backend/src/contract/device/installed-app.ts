/** The fixed addresses by which a phone installs the owner's app, and shares pictures with it. */
export const INSTALLED_APP = {
  manifest: '/manifest.webmanifest',
  /** The service worker that receives shared pictures. It does nothing else. */
  worker: '/share-worker.js',
  /** Where the share sheet of the system sends pictures, and the page that asks for their code. */
  share: '/share',
  /** The field of the form that the share sheet sends. */
  field: 'pictures',
} as const;

/** The query of the share page where pictures were sent, and not kept. */
export const MISSED_SHARE = 'missed';
