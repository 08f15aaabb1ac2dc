import '@qlaim/web-kit/styles/figures.css';

export { ScansPage } from './ScansPage.tsx';
