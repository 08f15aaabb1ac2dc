export { LoginPage } from './LoginPage.tsx';
export { RegisterPage } from './register/RegisterPage.tsx';
export { ResetPage } from './reset/ResetPage.tsx';
