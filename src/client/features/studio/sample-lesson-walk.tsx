import { LessonWalk } from '#client/lessons/lesson-walk';
import { ButtonLink } from '#client/ui/button-link';
import { theRepairCafe } from '#shared/content/lessons/starters/the-repair-cafe';

/** The sample lesson, once somebody has begun it. */
export function SampleLessonWalk() {
  const { id, title, data } = theRepairCafe;
  return (
    <LessonWalk
      title={title}
      data={data}
      end={
        <>
          <p className="max-w-measure">
            It can be taught as it is, printed, or changed until it fits your class. The library has more of them, at
            every level from A1 to B2.
          </p>
          <ButtonLink href={`/lesson-library?starter=${id}`} size="lg">
            Teach this lesson
          </ButtonLink>
        </>
      }
    />
  );
}
