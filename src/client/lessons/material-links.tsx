import { Save } from 'lucide-react';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { useAuth } from '#client/lib/auth';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { SendTo } from '#client/words/send-to';
import { writeDraft } from '#client/words/words-source';
import type { LessonAbout, Material } from '#shared/content/lessons/lesson';
import { findApp } from '#shared/core/apps';
import { pointById } from '#shared/grammar/points';
import { type Questions, quizOf, useQuizOfLesson, wordsOfLesson } from './lesson-to-give';

interface MaterialLinksProps {
  material: Material;
  about: Pick<LessonAbout, 'level' | 'point'>;
}

/** Where a material is played: words in the word apps, grammar in its practice, questions as a quiz of one's own. */
export function MaterialLinks({ material, about }: MaterialLinksProps) {
  if (material.kind === 'words') {
    const { title, entries } = material;
    const toGive = wordsOfLesson(material);
    return (
      <>
        <SendTo source={{ kind: 'draft' }} onSend={() => writeDraft({ title, entries, sourceText: '' })} />
        <div className="flex flex-wrap gap-2">
          <PlayLiveButton work={toGive} />
          <GiveButton work={toGive} />
        </div>
      </>
    );
  }
  if (material.kind === 'questions') return <QuestionLinks material={material} about={about} />;
  return null;
}

/** The link takes the place of the button that was pressed, and its focus. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

function QuestionLinks({ material, about }: MaterialLinksProps & { material: Questions }) {
  const { isAuthenticated } = useAuth();
  const { create, quizToGive } = useQuizOfLesson();
  const quizMaker = findApp('classroom-quiz-maker');
  const point = material.id === 'exercises' ? pointById(about.point ?? '') : undefined;
  const toGive = () => quizToGive(material, about.level);
  return (
    <div className="flex flex-wrap gap-2">
      {point && (
        <ButtonLink variant="secondary" href={`/grammar-cram?point=${point.id}`}>
          Practise in Grammar Cram
        </ButtonLink>
      )}
      {isAuthenticated &&
        (create.data && quizMaker ? (
          <ButtonLink ref={focus} variant="secondary" href={`${quizMaker.path}?quiz=${create.data.id}`}>
            Open in {quizMaker.name}
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            icon={<Save />}
            pending={create.isPending}
            aria-disabled={create.isSuccess || undefined}
            onClick={() => !create.isSuccess && create.mutate(quizOf(material, about.level))}
          >
            {create.isSuccess ? 'Saved as a quiz' : 'Save as a quiz'}
          </Button>
        ))}
      <PlayLiveButton work={toGive} />
      <GiveButton work={toGive} />
    </div>
  );
}
