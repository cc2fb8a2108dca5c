import { lazy, Suspense, useRef, useState } from 'react';
import { AskAgain } from '#client/giving/ask-again';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { Skeleton } from '#client/ui/skeleton';
import type { AddStudentsOutput, ClassOutput } from '#shared/api/classes';
import { isFull, placesText } from './class-text';
import { ClassWork } from './class-work';
import { ImportBanner } from './import-banner';
import { JoinCode } from './join-code';
import { Roster } from './roster';
import { SignIns } from './sign-ins';
import { WaitingRoom } from './waiting-room';

const Teachers = lazy(() => import('./teachers').then((m) => ({ default: m.Teachers })));

/** A class that was loaded. What is archived, or only to look at, can be read and exported. */
export function ClassContent({ shown }: { shown: ClassOutput }) {
  const [added, setAdded] = useState<AddStudentsOutput>();
  const rosterHeading = useRef<HTMLHeadingElement>(null);
  const toRoster = () => rosterHeading.current?.focus();
  const isArchived = shown.archivedAt !== null;
  const isOwn = shown.right === 'own';
  const isFixed = isArchived || shown.isSample || shown.right === 'view';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {shown.isSample && (
        <Banner title="Nobody in this class exists.">
          It is a sample to look at. It takes no place of your plan, and stays as it is until you delete it.
        </Banner>
      )}
      {isArchived && (
        <Banner title="This class is archived.">
          {isOwn
            ? 'It stays as it is, and takes no place of your plan. Take it out of the archive to change who is in it.'
            : `It stays as it is. Its owner ${shown.owner} can take it out of the archive.`}
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
      <AskAgain classId={shown.id} />
      <ClassWork classId={shown.id} />
      {!isFixed && isFull(shown.places) && (
        <Banner
          tone="warn"
          title={placesText(shown.places, 'student')}
          action={
            isOwn && (
              <ButtonLink size="sm" variant="secondary" href="/pricing">
                See plans
              </ButtonLink>
            )
          }
        >
          {isOwn
            ? 'Your plan has no free place. Take somebody out, archive a class or choose a larger plan.'
            : `The plan of ${shown.owner} has no free place. Take somebody out, or ask for a larger plan.`}
        </Banner>
      )}
      {!isFixed && (
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
      {!isFixed && shown.roster.length > 0 && <SignIns shown={shown} />}
      <Roster shown={shown} headingRef={rosterHeading} onAdded={setAdded} />
      {!shown.isSample && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <Teachers shown={shown} />
        </Suspense>
      )}
    </div>
  );
}
