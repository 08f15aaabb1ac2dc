/** The lists of files, their uploads, and the dialog that reorders them. */
export const files = {
  accepted: (kinds: string, size: string, max: number) => `${kinds}, up to ${size} each, ${max} at most.`,
  dropHere: 'or drop or paste them here',
  takePicture: 'Take a picture',
  recordVideo: 'Record a video',
  videoHelp:
    'MP4 plays on every phone. AVI, WMV, FLV, MKV and some MOV videos are converted where the server can, and offered as a download otherwise.',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  share: (amount: string, whole: string) => `${amount} of ${whole}`,
  used: (share: string) => `${share} used`,
  dismiss: (name: string) => `Dismiss ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeIt: 'Remove',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  describe: 'Describe this picture for people who can not see it',
  optional: 'Optional',
  firstOpens: 'A scan opens this one',
  openThis: 'Open this one',
  /** Follows the label of a button, for screen readers. */
  which: (name: string) => `: ${name}`,
  /** What is wrong with a file, in a message that does not name it. */
  about: (name: string, problem: string) => `${name}: ${problem}`,
  waiting: (name: string) => `Waiting for a connection: ${name}`,
  uploading: (name: string) => `Uploading ${name}`,
  checking: (name: string) => `Checking ${name}`,
  preparing: (name: string) => `Preparing ${name}`,
  interrupted: 'The upload was interrupted. Choose this file again, and it goes on.',
  mayConvert:
    'Most phones can not play this kind of video. It is converted where the server can, and offered as a download otherwise.',
  reorder: {
    images: 'Reorder images',
    videos: 'Reorder videos',
    help: 'Drag a picture to its place, or move it with the arrows.',
    keys: 'Press space to pick up the file, arrow keys to move it, space to drop it, and escape to put it back.',
    confirm: 'Confirm',
    drag: (name: string) => `Drag ${name}`,
    moved: (name: string, place: number, total: number) => `${name} is now at place ${place} of ${total}.`,
    pickedUp: (name: string, place: number, total: number) =>
      `Picked up ${name}, place ${place} of ${total}.`,
    over: (name: string, place: number, total: number) => `${name} is over place ${place} of ${total}.`,
    dropped: (name: string, place: number, total: number) =>
      `${name} is dropped at place ${place} of ${total}.`,
    back: (name: string, place: number, total: number) => `${name} is back at place ${place} of ${total}.`,
  },
};
