export { MemoriesPage } from './MemoriesPage.tsx';
