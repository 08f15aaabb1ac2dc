import { inItsLanguage } from './in-its-language.tsx';
import { LoginPage as Login } from './LoginPage.tsx';
import { RegisterPage as Register } from './RegisterPage.tsx';
import { ResetPage as Reset } from './ResetPage.tsx';

export const LoginPage = inItsLanguage(Login);
export const RegisterPage = inItsLanguage(Register);
export const ResetPage = inItsLanguage(Reset);
