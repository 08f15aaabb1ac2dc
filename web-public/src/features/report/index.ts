export { ReportedPage } from './ReportedPage.tsx';
export { ReportPage } from './ReportPage.tsx';
