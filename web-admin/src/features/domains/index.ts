export { DomainsPage } from './DomainsPage.tsx';
