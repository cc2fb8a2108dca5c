import { ButtonLink } from '#client/ui/button-link';
import { useSession } from './session';

/** The ways into a class: with an account of one's own, or with the pictures or words that it has for its students. */
export function ClassDoor({ code }: { code: string }) {
  const user = useSession()?.user;
  if (user?.isManaged) {
    return (
      <p className="max-w-measure">You are signed in as {user.username}. Sign out first to go into another class.</p>
    );
  }
  if (user) {
    return (
      <div className="grid max-w-measure justify-items-start gap-4">
        <p>You are signed in as {user.username}. Your teacher lets you in when you have asked.</p>
        <ButtonLink href={`/classes#${code}`} size="lg">
          Ask to join
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid max-w-measure gap-8">
      <div className="grid justify-items-start gap-3">
        <p>Have you got three pictures, two words or a card from your teacher?</p>
        <ButtonLink href={`/class-sign-in#${code}`} size="lg">
          Sign in to your class
        </ButtonLink>
      </div>
      <div className="grid justify-items-start gap-3">
        <p>Have you got an account of your own? Sign in, and then type the code under Classes.</p>
        <ButtonLink href="/login" variant="secondary" size="lg">
          Sign in with your account
        </ButtonLink>
      </div>
    </div>
  );
}
