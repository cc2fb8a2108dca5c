import type { StudentReport } from '#shared/api/history';
import { enough } from '#shared/classes/trend';
import { listText } from '#shared/core/locale';
import { nameInSentence } from '#shared/grammar/name-in-sentence';
import { pointById } from '#shared/grammar/points';

/** What the figures say, in sentences that can go into a report. Nothing is said about few answers. */
export function comments({ attempts, skills, points, weeks }: StudentReport): string[] {
  const sentences: string[] = [];
  if (attempts === 0) return ['There is no finished attempt yet.'];
  const answeredPoints = points.filter(({ answered }) => answered >= enough);
  const names = (list: typeof answeredPoints) =>
    listText(list.map(({ point }) => nameInSentence(pointById(point) ?? { name: point })));
  const strong = answeredPoints.filter(({ share }) => share >= 0.8).slice(-3);
  const weak = answeredPoints.filter(({ share }) => share < 0.6).slice(0, 2);
  if (strong.length > 0) sentences.push(`Uses ${names(strong)} with confidence.`);
  if (weak.length > 0) sentences.push(`Next: ${names(weak)}.`);
  const bySkill = skills.filter(({ answered }) => answered >= enough).sort((a, b) => b.share - a.share);
  const best = bySkill[0];
  const worst = bySkill.at(-1);
  if (best && best.share >= 0.7) sentences.push(`Strongest in ${best.skill}.`);
  if (worst && worst.share < 0.6) sentences.push(`Needs more practice in ${worst.skill}.`);
  const growth = growthOf(weeks);
  if (growth !== undefined && Math.abs(growth) >= 0.05) {
    sentences.push(
      growth > 0
        ? `Gets more right than at the beginning of these weeks (${Math.round(growth * 100)} percentage points more).`
        : 'Has found the last weeks harder than the ones before.',
    );
  }
  if (sentences.length === 0) sentences.push('There are too few answers yet to say what is secure.');
  return sentences;
}

/** How much more is right in the later half of the weeks than in the earlier one. */
function growthOf(weeks: StudentReport['weeks']): number | undefined {
  if (weeks.length < 2) return undefined;
  const middle = Math.floor(weeks.length / 2);
  const [before, after] = [shareOf(weeks.slice(0, middle)), shareOf(weeks.slice(middle))];
  return before === undefined || after === undefined ? undefined : after - before;
}

function shareOf(weeks: StudentReport['weeks']): number | undefined {
  const all = weeks.flatMap(({ skills }) => skills);
  const answered = all.reduce((sum, one) => sum + one.answered, 0);
  if (answered < enough) return undefined;
  return all.reduce((sum, one) => sum + one.share * one.answered, 0) / answered;
}
