export { Security as default } from './Security.tsx';
