import { CircleAlert } from 'lucide-react';

/** What is wrong with fields that stand together, as a field says it of itself. */
export function FieldFault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="flex gap-1.5 text-sm text-bad">
      <CircleAlert aria-hidden="true" className="mt-px size-[1.25em] shrink-0" />
      <span>{text}</span>
    </p>
  );
}
