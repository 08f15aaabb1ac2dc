export { LoginPage, RegisterPage, ResetPage } from './pages.tsx';
