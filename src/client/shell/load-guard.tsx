import { Component, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { PageTitle } from './page-title';

/** What browsers say when a part of the page could not be fetched: the server is away, or has a newer version. */
const notFetched = /dynamically imported module|importing a module script failed|unable to preload/i;

interface GuardProps {
  path: string;
  children: ReactNode;
}

/** A page whose code cannot be fetched says so in its place: header and portal stay. Other crashes are passed on. */
class Guard extends Component<GuardProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: GuardProps) {
    if (before.path !== this.props.path && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!(error instanceof Error) || !notFetched.test(error.message)) throw error;
    return <NotFetched />;
  }
}

export function LoadGuard({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Guard path={path}>{children}</Guard>;
}

function NotFetched() {
  const [isTrying, setTrying] = useState(false);
  const [isStillAway, setStillAway] = useState(false);

  /**
   * Browsers remember what they could not fetch until the page is loaded anew. Without a server that would end badly.
   */
  async function tryAgain() {
    setTrying(true);
    const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return window.location.reload();
    setTrying(false);
    setStillAway(true);
  }

  return (
    <PageTitle title="Not loaded">
      <Page width="measure" title="This page could not be loaded">
        <Banner
          tone="bad"
          title={isStillAway ? 'The server still cannot be reached.' : undefined}
          action={
            <Button pending={isTrying} pendingLabel="Trying again…" onClick={() => void tryAgain()}>
              Try again
            </Button>
          }
        >
          Check your connection, then try again. The rest of the portal stays as it is.
        </Banner>
      </Page>
    </PageTitle>
  );
}
