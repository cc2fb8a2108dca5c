import { useAuth } from '#client/lib/auth';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { MadeSeries } from './made-series';
import { SeriesPlanner } from './series-planner';

/** A series that was made, by any lesson of it; without one, a new series. */
export default function SeriesScreen({ id }: { id: string }) {
  const { isAuthenticated } = useAuth();
  if (id === '') return <SeriesPlanner />;
  if (isAuthenticated) return <MadeSeries key={id} id={id} />;
  return (
    <Banner title="This series is in an account." action={<ButtonLink href="/login">Sign in</ButtonLink>}>
      Sign in to open it.
    </Banner>
  );
}
