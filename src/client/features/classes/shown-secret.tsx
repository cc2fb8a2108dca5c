import { Picture } from '#client/ui/picture';
import type { ShownSignIn } from '#shared/api/students';
import { picturesOf } from '#shared/classes/student-secret';

/** What a student signs in with: pictures with their names, or words. */
export function ShownSecret({ secretKind, secret }: Pick<ShownSignIn, 'secretKind' | 'secret'>) {
  if (secret === null) return <p>This secret cannot be read any more. Give the student a new one.</p>;
  if (secretKind === 'words') return <p className="text-2xl font-bold">{secret}</p>;
  return (
    <ol className="flex gap-4">
      {picturesOf(secret).map((name) => (
        <li key={name} className="grid justify-items-center gap-1">
          <Picture name={name} isSilent className="size-16" />
          {name}
        </li>
      ))}
    </ol>
  );
}
