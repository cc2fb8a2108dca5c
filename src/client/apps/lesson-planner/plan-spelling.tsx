import { useMemo } from 'react';
import { SpellingList } from '#client/writing/spelling-list';
import { useMisspellings } from '#client/writing/use-misspellings';
import type { LessonData } from '#shared/content/lessons/lesson';
import { textsOfPlan, writeInPlan } from '#shared/lessons/plan-texts';

interface PlanSpellingProps {
  data: LessonData;
  onChange: (data: LessonData) => void;
}

/** The misspelled words of all texts of a plan, which students may see on the class's screen. */
export function PlanSpelling({ data, onChange }: PlanSpellingProps) {
  // With a line end behind it, as the last word is whole here.
  const text = useMemo(() => `${textsOfPlan(data).text}\n`, [data]);
  const misspellings = useMisspellings(text);
  return (
    <SpellingList
      misspellings={misspellings}
      onWrite={(flag, suggestion, of) => {
        if (of === text) onChange(writeInPlan(data, flag, suggestion));
      }}
    />
  );
}
