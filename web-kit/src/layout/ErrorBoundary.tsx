import { Component, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Page } from './Page.tsx';

/** For what nobody expected, and for a part of the app that could not be loaded: a screen that can be left, instead of an empty one. */
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
