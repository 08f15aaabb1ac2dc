import '@qlaim/web-kit/styles/figures.css';

export { OperationsPage } from './OperationsPage.tsx';
