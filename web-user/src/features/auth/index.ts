export { GoogleReturn, LoginPage, RegisterPage, ResetPage } from './pages.tsx';
