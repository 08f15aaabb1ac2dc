const KIB = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB'];
const INTL_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Returns '2.4 MB'. Less than ten of a unit has one decimal. */
export function formatBytes(bytes: number): string {
  const { amount, power, digits } = scaled(bytes);
  return `${amount.toFixed(digits)} ${UNITS[power]}`;
}

/** Returns '2,4 MB' as another language than English writes it. `locale` is a BCP 47 tag. */
export function formatBytesIn(locale: string, bytes: number): string {
  const { amount, power, digits } = scaled(bytes);
  const unit = INTL_UNITS[power];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unitDisplay: power === 0 ? 'long' : 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(unit === undefined ? {} : { unit }),
  }).format(amount);
}

function scaled(bytes: number) {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(KIB)));
  const amount = bytes / KIB ** power;
  return { amount, power, digits: power > 0 && amount < 10 ? 1 : 0 };
}
