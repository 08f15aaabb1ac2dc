export { People } from './People.tsx';
