import { useLocation, useSearch } from 'wouter';
import { AppFrame } from '#client/present/app-frame';
import { ButtonLink } from '#client/ui/button-link';
import { HandInView } from '#client/writing/hand-in-view';
import { Home } from './home';
import { SavedText } from './saved-text';

const home = '/writers-block-assistant';

/** From an empty page to a text of one's own: ideas, plan, draft, check, and a teacher who reads it. */
export default function WritersBlockScreen() {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const id = search.get('text');
  const read = search.get('read');
  return (
    <AppFrame
      app="writers-block-assistant"
      title="Writer’s Block Assistant"
      tagline="It asks, you write."
      sends={id !== null}
      presents={!read}
      actions={
        (id || read) && (
          <ButtonLink variant="quiet" href={home}>
            All texts
          </ButtonLink>
        )
      }
    >
      {({ isPresenting }) => {
        if (id) return <SavedText key={id} id={id} isPresenting={isPresenting} />;
        return read ? (
          <HandInView key={read} id={read} onBack={() => navigate(home)} />
        ) : (
          <Home isPresenting={isPresenting} />
        );
      }}
    </AppFrame>
  );
}
