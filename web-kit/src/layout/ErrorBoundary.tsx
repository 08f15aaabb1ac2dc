import { Component, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useKitTexts } from '../kit-context.tsx';
import { Page } from './Page.tsx';

/** Shows a screen with a way out after an unexpected error, or when a part of the app fails to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Broken />;
  }
}

function Broken() {
  const { broken } = useKitTexts();
  return (
    <Page>
      <EmptyState
        icon="alert"
        title={broken.title}
        level={1}
        action={<Button onClick={() => window.location.reload()}>{broken.reload}</Button>}
      >
        {broken.advice}
      </EmptyState>
    </Page>
  );
}
