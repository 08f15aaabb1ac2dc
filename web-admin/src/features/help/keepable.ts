import type { Barcode } from '@qlaim/backend/contract';

const KEEPABLE: readonly string[] = ['link', 'phoneNumber', 'smartQR'];

/** Whether what a code leads to may go to another owner with it. Pages and files are their owner's. */
export const isKeepable = ({ storedInfo }: Pick<Barcode, 'storedInfo'>): boolean =>
  storedInfo !== null && KEEPABLE.includes(storedInfo.infoType);
