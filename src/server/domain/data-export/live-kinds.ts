import type { OwnKind } from './own-kind';
import { byId } from './pages';

/** The live games that somebody hosted, and those that they played as a student of a class. */
export const liveKinds: readonly OwnKind[] = [
  {
    name: 'live-games',
    about: 'The live games that you hosted, with their questions, who played under which name, and what was answered.',
    models: ['LiveGame', 'LivePlayer', 'LiveAnswer'],
    pages: ({ db }, { id: hostId }) =>
      byId((page) =>
        db.liveGame.findMany({
          ...page,
          where: { hostId },
          omit: { hostId: true, requestId: true, seed: true },
          include: {
            class: { select: { name: true } },
            players: {
              orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
              select: {
                name: true,
                team: true,
                joinedAt: true,
                lastSeenAt: true,
                kickedAt: true,
                answers: {
                  orderBy: [{ question: 'asc' }, { ballot: 'asc' }],
                  select: {
                    question: true,
                    ballot: true,
                    response: true,
                    verdict: true,
                    score: true,
                    answeredAt: true,
                  },
                },
              },
            },
          },
        }),
      ),
  },
  {
    name: 'live-answers',
    about:
      'What you answered in live games of your classes, and under which name. What came of it is among your attempts.',
    models: ['LivePlayer', 'LiveAnswer'],
    columns: ['game', 'class', 'name', 'joinedAt', 'lastSeenAt'],
    pages: ({ db }, { id: userId }) =>
      byId(async (page) => {
        const players = await db.livePlayer.findMany({
          ...page,
          where: { enrolment: { userId } },
          select: {
            id: true,
            name: true,
            team: true,
            accommodation: true,
            joinedAt: true,
            lastSeenAt: true,
            kickedAt: true,
            game: { select: { title: true, class: { select: { name: true } } } },
            answers: {
              orderBy: [{ question: 'asc' }, { ballot: 'asc' }],
              select: { question: true, ballot: true, response: true, answeredAt: true },
            },
          },
        });
        return players.map(({ game, ...player }) => ({ ...player, game: game.title, class: game.class?.name ?? null }));
      }),
  },
];
