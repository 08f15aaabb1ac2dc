export { AcceptPage } from './AcceptPage.tsx';
export { LegalPage } from './LegalPage.tsx';
