import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** To move the focus to the heading when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A named part of the profile: its heading stands beside it where there is room. */
export function Section({ title, lead, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10"
    >
      <div>
        <h2 id={id} ref={headingRef} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-measure text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
