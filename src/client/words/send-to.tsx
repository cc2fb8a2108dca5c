import { useLocation } from 'wouter';
import { AppMark } from '#client/ui/app-mark';
import { ButtonLink } from '#client/ui/button-link';
import { type AppId, findApp } from '#shared/core/apps';
import type { WordsSource } from './words-source';

/** The apps that play with words, in the order in which a class would use them. */
const wordApps = ['flash-cards', 'spelling-quest', 'word-scramble', 'vocabulary-builder'] as const satisfies AppId[];

interface SendToProps {
  /** The words that go along. */
  source: WordsSource;
  /** For those without an account: apps that are paid for would only ask them to sign in. */
  onlyFree?: boolean;
  /** Called as the link is pressed, where the words must be kept first. */
  onSend?: () => void;
}

/** One press each: the same words in the other word apps. */
export function SendTo({ source, onlyFree = false, onSend }: SendToProps) {
  const [here] = useLocation();
  // A guessing game is made of words that are saved, and the trainer shows how those are said.
  const apps: readonly AppId[] =
    source.kind === 'list' ? [...wordApps, '20-questions', 'pronunciation-trainer'] : wordApps;
  const links = apps.flatMap((id) => {
    const app = findApp(id);
    const isOffered = app && app.path !== here && !(onlyFree && app.tokenCost > 0);
    return isOffered ? [{ ...app, id }] : [];
  });
  return (
    <nav aria-label="The same words in other apps" className="print:hidden">
      <ul className="grid gap-2 sm:flex sm:flex-wrap">
        {links.map(({ id, name, path }) => (
          <li key={id} className="min-w-0">
            <ButtonLink
              href={`${path}${queryOf(source)}`}
              variant="secondary"
              className="max-w-full wrap-anywhere max-sm:size-full max-sm:justify-start max-sm:px-3 max-sm:text-left"
              icon={<AppMark app={id} className="size-6" />}
              onClick={onSend}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How an address names words; a draft has no name, it is what every word app on this device works with. */
export function queryOf(source: WordsSource): string {
  switch (source.kind) {
    case 'builtIn':
      return `?${new URLSearchParams({
        level: source.level,
        topic: source.topic,
        ...(source.audience && { audience: source.audience }),
      })}`;
    case 'pattern':
      return `?pattern=${source.pattern}`;
    case 'list':
      return `?list=${source.id}`;
    case 'shared':
      return `?shared=${source.token}`;
    case 'draft':
      return '?words=draft';
  }
}
