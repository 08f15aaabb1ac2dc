export { CodeList, CodeTableList } from './CodeList.tsx';
export { DateField } from './filters/DateField.tsx';
export { withDay } from './filters/date-range.ts';
export { TABLE_PATH } from './view/code-view.ts';
