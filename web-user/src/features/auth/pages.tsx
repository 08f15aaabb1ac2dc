import type { ComponentType } from 'react';
import { GoogleReturn as Return } from './google/GoogleReturn.tsx';
import { LoginPage as Login } from './LoginPage.tsx';
import { RegisterPage as Register } from './RegisterPage.tsx';
import { ResetPage as Reset } from './ResetPage.tsx';
import { TextsProvider } from './texts/TextsProvider.tsx';

const inItsLanguage =
  <P extends object>(Page: ComponentType<P>) =>
  (props: P) => (
    <TextsProvider>
      <Page {...props} />
    </TextsProvider>
  );

export const LoginPage = inItsLanguage(Login);
export const RegisterPage = inItsLanguage(Register);
export const ResetPage = inItsLanguage(Reset);
export const GoogleReturn = inItsLanguage(Return);
