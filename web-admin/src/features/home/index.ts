import '@qlaim/web-kit/styles/figures.css';

export { HomePage } from './HomePage.tsx';
