export { LegalPage } from './LegalPage.tsx';
