import Box from '@mui/material/Box';
import { Card, useTitle, Wordmark } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useAuthProvider, useRedirect } from 'react-admin';
import { ThemeSync } from '../theme/ThemeSync.tsx';
import { SignInForm } from './SignInForm.tsx';

function useLeaveWhenSignedIn() {
  const authProvider = useAuthProvider();
  const redirect = useRedirect();
  useEffect(() => {
    authProvider?.checkAuth({}).then(
      () => redirect('/'),
      () => undefined,
    );
  }, [authProvider, redirect]);
}

export function SignInPage() {
  useTitle('Sign in to the console');
  useLeaveWhenSignedIn();
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 4 }}>
      <ThemeSync />
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Box sx={{ mb: 6, display: 'flex', justifyContent: 'center' }}>
          <Wordmark size={40} />
        </Box>
        <Card>
          <h1 className="qk-page-title">Sign in to the console</h1>
          <SignInForm />
        </Card>
      </Box>
    </Box>
  );
}
