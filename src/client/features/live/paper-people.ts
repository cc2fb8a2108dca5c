import type { RouterInputs } from '#client/lib/trpc';
import type { Student } from '#shared/api/classes';
import type { HostLive } from '#shared/api/live';

/** Somebody who may hold up a card. */
export interface PaperPerson {
  /** Of the enrolment or of the player, each good for one person. */
  id: string;
  name: string;
  who: RouterInputs['live']['paper']['answers'][number]['who'];
  hasAnswered: boolean;
}

/** All of the class by its roster, with a device or without; then the guests. Who was taken out is not asked. */
export function paperPeople(
  roster: readonly Pick<Student, 'id' | 'name'>[],
  players: HostLive['players'],
): PaperPerson[] {
  const playing = new Map(players.flatMap((player) => (player.studentId ? [[player.studentId, player]] : [])));
  const students = roster.flatMap(({ id, name }) => {
    const player = playing.get(id);
    if (player?.isKicked) return [];
    return { id, name, who: { studentId: id }, hasAnswered: player?.hasAnswered ?? false };
  });
  const inRoster = new Set(roster.map(({ id }) => id));
  const others = players.filter(({ studentId, isKicked }) => !isKicked && !(studentId && inRoster.has(studentId)));
  return [
    ...students,
    ...others.map(({ id, name, hasAnswered }) => ({ id, name, who: { playerId: id }, hasAnswered })),
  ];
}
