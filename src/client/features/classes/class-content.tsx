import { useRef, useState } from 'react';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import type { AddStudentsOutput, ClassOutput } from '#shared/api/classes';
import { isFull, placesText } from './class-text';
import { ImportBanner } from './import-banner';
import { JoinCode } from './join-code';
import { Roster } from './roster';
import { SignIns } from './sign-ins';
import { WaitingRoom } from './waiting-room';

/** A class that was loaded. What is archived can be read and exported only. */
export function ClassContent({ shown }: { shown: ClassOutput }) {
  const [added, setAdded] = useState<AddStudentsOutput>();
  const rosterHeading = useRef<HTMLHeadingElement>(null);
  const toRoster = () => rosterHeading.current?.focus();
  const isArchived = shown.archivedAt !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isArchived && (
        <Banner title="This class is archived.">
          It stays as it is, and takes no place of your plan. Take it out of the archive to change who is in it.
        </Banner>
      )}
      {added && (
        <ImportBanner
          key={added.importId}
          classId={shown.id}
          added={added}
          onDismiss={() => {
            setAdded(undefined);
            toRoster();
          }}
        />
      )}
      {!isArchived && isFull(shown.places) && (
        <Banner
          tone="warn"
          title={placesText(shown.places, 'student')}
          action={
            <ButtonLink size="sm" variant="secondary" href="/pricing">
              See plans
            </ButtonLink>
          }
        >
          Your plan has no free place. Take somebody out, archive a class or choose a larger plan.
        </Banner>
      )}
      {!isArchived && (
        <>
          <JoinCode classId={shown.id} code={shown.code} />
          <WaitingRoom
            classId={shown.id}
            waitingRoom={shown.waitingRoom}
            roster={shown.roster}
            isOpen={shown.code !== null}
            rosterHeading={rosterHeading}
          />
        </>
      )}
      {!isArchived && shown.roster.length > 0 && <SignIns shown={shown} />}
      <Roster shown={shown} headingRef={rosterHeading} onAdded={setAdded} />
    </div>
  );
}
