import type { ComponentType } from 'react';
import { LoginPage as Login } from './LoginPage.tsx';
import { RegisterPage as Register } from './RegisterPage.tsx';
import { ResetPage as Reset } from './ResetPage.tsx';
import { TextsProvider } from './texts/TextsProvider.tsx';

const inItsLanguage = (Page: ComponentType) => () => (
  <TextsProvider>
    <Page />
  </TextsProvider>
);

export const LoginPage = inItsLanguage(Login);
export const RegisterPage = inItsLanguage(Register);
export const ResetPage = inItsLanguage(Reset);
