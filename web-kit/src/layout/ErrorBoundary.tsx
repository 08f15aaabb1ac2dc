import { Component, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Page } from './Page.tsx';

/** Shows a screen with a way out after an unexpected error, or when a part of the app fails to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page>
        <EmptyState
          icon="alert"
          title="This page could not be shown"
          level={1}
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        >
          Nothing you saved is lost. Reload the page; if that does not help, try again in a few minutes.
        </EmptyState>
      </Page>
    );
  }
}
