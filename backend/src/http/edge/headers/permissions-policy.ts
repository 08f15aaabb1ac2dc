const policy = (camera: string): string =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`;

/** What a page may ask the browser for: nothing of this. */
export const PERMISSIONS_POLICY = policy('');

/** A page of the owner's app may ask for the camera, which reads a code (decision 91). */
export const WITH_CAMERA = policy('self');
