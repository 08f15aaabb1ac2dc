/** Charts and tables of scans. They are apart from the kit, because few pages show them. */
export { CountTable } from './CountTable.tsx';
export { deviceRows, referrerRows } from './count-rows.ts';
export { DayFigures } from './DayFigures.tsx';
export { DownloadCsv } from './DownloadCsv.tsx';
export { FigureWords } from './figure-texts.ts';
export { HourFigures } from './HourFigures.tsx';
export { dayText } from './texts.ts';
