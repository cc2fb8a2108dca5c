import { Component, type ReactNode } from 'react';
import { reportCrash } from '#client/lib/error-reporting';
import { Button } from '#client/ui/button';

interface CrashGuardProps {
  children: ReactNode;
  /** What to show instead; the global error screen where nothing else is given. */
  instead?: ReactNode;
}

/** Catches a crash while rendering, reports it, and shows something to go on with. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return this.props.instead ?? <ErrorScreen />;
  }
}

function ErrorScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="grid max-w-measure justify-items-center gap-6 text-center">
        <p className="text-lg">
          Something went wrong. Please reload the page. If the problem persists, contact support.
        </p>
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </main>
  );
}
