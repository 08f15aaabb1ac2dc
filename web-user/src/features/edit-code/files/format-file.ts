import type { FileValue } from './file-value.ts';

const KIB = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** Returns '2.4 MB'. Less than ten of a unit has one decimal. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(KIB)));
  const amount = bytes / KIB ** power;
  return `${amount.toFixed(power > 0 && amount < 10 ? 1 : 0)} ${UNITS[power]}`;
}

/** Returns '1.2 of 2.0 GB' or '12 MB of 2.0 GB'. */
export function formatShare(used: number, quota: number): string {
  const [amount = '', unit = ''] = formatBytes(used).split(' ');
  const whole = formatBytes(quota);
  return `${whole.endsWith(unit) ? amount : `${amount} ${unit}`} of ${whole}`;
}

/** Returns '1:05' or '1:02:05'. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Returns '2.4 MB · 1920 × 1080 · 1:05', as far as it is known. */
export function factsOf({ size, width, height, seconds }: Partial<FileValue>): string {
  return [
    size === undefined ? undefined : formatBytes(size),
    width && height ? `${width} × ${height}` : undefined,
    seconds ? formatLength(seconds) : undefined,
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}
