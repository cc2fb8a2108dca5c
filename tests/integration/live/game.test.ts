import { describe, expect, test } from 'vitest';
import { endOldGames } from '#server/domain/live/end-old-games';
import { purge } from '#server/domain/retention/purge';
import type { MakeLiveInput } from '#shared/api/live';
import { examSets } from '#shared/content/exams/catalogue';
import { contrasts } from '#shared/content/sounds/contrasts';
import { present, school } from '#tests/support/given-work';
import { answering, hosting, joined, liveItems, madeGame, newToken } from '#tests/support/live-game';
import { refusalBy } from '#tests/support/refusals';
import { as, asGuest, makeUser } from '#tests/support/world';

const went = { choice: 'went' };
const goed = { choice: 'goed' };
type MakeLiveActivity = Extract<MakeLiveInput['from'], { kind: 'activity' }>['activity'];

describe('a live game', () => {
  test('of five players is played to the podium: late, dropped, doubled and told only when it is shown', async () => {
    const made = await school('Anna', 'Ben');
    const { portal, students } = made;
    const { id, code, questions } = await madeGame(made, { names: 'own' });
    expect(questions).toBe(3);
    expect(await (await as(portal)).join.look({ code: code ?? '' })).toEqual({
      kind: 'live',
      id,
      title: 'Unit 3',
      names: 'own',
      isLocked: false,
      playerName: null,
    });
    const host = hosting(made, id);
    const anna = students[0];
    const ben = students[1];
    if (!anna || !ben) throw new Error('They are not there.');
    expect(await anna.caller.live.join({ code: code ?? '' })).toMatchObject({ id, name: 'Anna' });
    await ben.caller.live.join({ code: code ?? '' });
    const [cem, dora] = [await joined(portal, code, 'Cem'), await joined(portal, code, 'Cem')];
    expect([cem.name, dora.name]).toEqual(['Cem', 'Cem (2)']);

    const asked = await host.press('start');
    expect(asked.game.item).toMatchObject({ id: 'went', kind: 'mc' });
    const beforeKey = await cem.caller.live.state({ id });
    expect(JSON.stringify(beforeKey)).not.toMatch(/isKey|irregular|"answer":/);
    expect(beforeKey).toMatchObject({ game: { distributions: [], key: null }, own: { mayAnswer: true } });

    const answer = answering(anna.caller, id);
    const requestId = crypto.randomUUID();
    expect(await answer(0, went, { requestId })).toEqual({ success: true, grade: null });
    await answer(0, went, { requestId });
    await answer(0, goed);
    await Promise.all([answering(ben.caller, id)(0, goed), cem.answer(0, went), cem.answer(0, went)]);
    expect(await portal.deps.db.liveAnswer.count()).toBe(3);

    // Somebody comes in late and has what time is left; a device that was away is who it was.
    const late = await joined(portal, code, 'Late');
    await late.answer(0, goed);
    const again = asGuest(portal, cem.token);
    expect(await again.live.join({ code: code ?? '', token: cem.token })).toMatchObject({ playerId: cem.playerId });
    expect((await again.live.state({ id })).own.answers).toEqual([
      { question: 0, ballot: 1, response: went, grade: null },
    ]);
    const waiting = await host.see();
    expect(waiting).toMatchObject({ answered: 4, waitsFor: [null] });
    expect(waiting.players.filter(({ hasAnswered }) => !hasAnswered).map(({ name }) => name)).toEqual(['Cem (2)']);
    expect(await refusalBy(host.press('reveal'))).toBe('live_answers_coming');

    portal.deps.clock.advance({ seconds: 22 });
    expect(await refusalBy(dora.answer(0, went))).toBe('live_time_over');
    const shown = await host.press('reveal');
    expect(shown.game).toMatchObject({ phase: 'distribution', key: null });
    const counts = Object.fromEntries(shown.game.distributions[0]?.rows.map(({ text, count }) => [text, count]) ?? []);
    expect(counts).toEqual({ went: 2, goed: 2, gone: 0 });
    const seen = await cem.caller.live.state({ id });
    expect(JSON.stringify(seen)).not.toMatch(/irregular|"isRight":(true|false)|verdict/);

    await host.press('explain');
    const told = await cem.caller.live.state({ id });
    expect(told.game.key).toEqual({ answer: 'went', explanation: 'Go is irregular.' });
    expect(told.own.answers[0]?.grade).toMatchObject({ verdict: 'right', score: 1 });

    await host.press('next', 'close', 'reveal', 'next');
    await cem.answer(2, { isTrue: false });
    const podium = await host.press('close', 'reveal', 'podium');
    expect(podium.game.standings?.slice(0, 2)).toEqual([
      { name: 'Cem', points: 3, rank: 1 },
      { name: 'Anna', points: 1, rank: 2 },
    ]);
    expect((await cem.caller.live.state({ id })).own).toMatchObject({ points: 3, rank: 1 });
    // Nobody of the lower half is told which place they have.
    expect((await dora.caller.live.state({ id })).own).toMatchObject({ points: 0, rank: null });
    await host.press('end');
    expect(await refusalBy((await as(portal)).join.look({ code: code ?? '' }))).toBe('join_code_unknown');
    expect((await made.caller.live.list({})).items).toMatchObject([{ id, phase: 'ended', players: 5 }]);
  });

  test('goes on once for two presses at the same time', async () => {
    const made = await school();
    const { id } = await madeGame(made);
    const host = hosting(made, id);
    const { game } = await host.press('start', 'close', 'reveal');
    const next = () => made.caller.live.press({ id, version: game.version, press: { kind: 'next' } });
    const both = await Promise.allSettled([next(), next()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalBy(next())).toBe('live_moved_on');
    expect((await host.see()).game.question).toBe(1);
  });

  test('is voted again after talking, and both distributions stand side by side without the key', async () => {
    const made = await school();
    const { id, code } = await madeGame(made, { seconds: null });
    const host = hosting(made, id);
    const [anna, ben] = [await joined(made.portal, code), await joined(made.portal, code)];
    await host.press('start');
    await Promise.all([anna.answer(0, goed), ben.answer(0, went)]);
    await host.press('reveal', 'vote-again');
    expect((await anna.caller.live.state({ id })).game.distributions).toEqual([]);
    await anna.answer(0, went, { ballot: 2 });
    // What is there already stays as it was.
    expect(await ben.answer(0, goed)).toEqual({ success: true, grade: null });
    const both = await host.press('close', 'reveal');
    expect(both.game.distributions.map(({ ballot, answered }) => [ballot, answered])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(both.game.distributions.flatMap(({ rows }) => rows.map(({ isRight }) => isRight))).not.toContain(true);
    const { standings } = (await host.press('standings')).game;
    expect(standings?.map(({ points }) => points)).toEqual([1, 1]);
  });

  test('closes later for those who need more time, and shows nothing before', async () => {
    const made = await school('Anna', 'Ben');
    const [anna, ben] = made.students;
    if (!anna || !ben) throw new Error('They are not there.');
    await made.portal.deps.db.accommodation.create({
      data: { enrolmentId: anna.id, timeFactor: 2, fewerChoices: true },
    });
    const { id, code } = await madeGame(made, { names: 'roster' });
    const host = hosting(made, id);
    for (const { caller } of [anna, ben]) await caller.live.join({ code: code ?? '' });
    await host.press('start');
    const { own, game } = await anna.caller.live.state({ id });
    expect((own.closesAt ?? 0) - (game.closesAt ?? 0)).toBe(20_000);
    expect(Object.keys(own.without)).toEqual(['went']);
    expect((await ben.caller.live.state({ id })).own.without).toEqual({});
    made.portal.deps.clock.advance({ seconds: 22 });
    expect(await refusalBy(answering(ben.caller, id)(0, went))).toBe('live_time_over');
    expect(await refusalBy(host.press('reveal'))).toBe('live_answers_coming');
    await answering(anna.caller, id)(0, went);
    expect((await host.press('reveal')).game.phase).toBe('distribution');
  });

  test('takes once what a phone sends by itself as the time is over, with a press at the same moment or without', async () => {
    for (const way of ['together', 'poll', 'exit-ticket'] as const) {
      const made = await school();
      const { id, code } = await madeGame(made, { way, seconds: way === 'together' ? 20 : null });
      const { caller } = made;
      const [anna, ben, cem] = [
        await joined(made.portal, code),
        await joined(made.portal, code),
        await joined(made.portal, code),
      ];
      const { game } = await hosting(made, id).press('start');
      if (way === 'together') made.portal.deps.clock.advance({ seconds: 20 });
      else await caller.live.press({ id, version: game.version, press: { kind: 'close' } });
      expect((await anna.caller.live.state({ id })).own).toMatchObject({ mayAnswer: false });
      // Anna pressed Send as the time was over; Ben had chosen; Cem's phone was asleep.
      await Promise.all([anna.answer(0, went), anna.answer(0, went), ben.answer(0, goed)]);
      const { possible, players } = await caller.live.host({ id });
      expect(possible).not.toContain('reveal');
      expect(possible.includes('end')).toBe(way !== 'exit-ticket');
      expect(players.map(({ hasAnswered }) => hasAnswered)).toEqual([true, true, false]);
      expect(await made.portal.deps.db.liveAnswer.count({ where: { gameId: id } })).toBe(2);
      made.portal.deps.clock.advance({ seconds: 2 });
      expect(await refusalBy(cem.answer(0, went))).toBe('live_time_over');
      expect((await caller.live.host({ id })).possible).toContain(way === 'exit-ticket' ? 'end' : 'reveal');
    }
  });

  test('is locked, paused, and loses a player who is taken out', async () => {
    const made = await school();
    const { id, code } = await madeGame(made);
    const host = hosting(made, id);
    const [anna, ben] = [await joined(made.portal, code), await joined(made.portal, code)];
    await host.press('lock');
    const token = newToken();
    expect(await refusalBy(asGuest(made.portal, token).live.join({ code: code ?? '', token }))).toBe('live_locked');
    expect(await anna.caller.live.join({ code: code ?? '', token: anna.token })).toMatchObject({ name: anna.name });
    await host.press('start', 'pause');
    expect(await refusalBy(anna.answer(0, went))).toBe('live_not_open');
    await host.press('resume');
    await anna.answer(0, went);
    await made.caller.live.kick({ id, playerId: anna.playerId });
    expect(await refusalBy(anna.caller.live.state({ id }))).toBe('live_kicked');
    expect(await refusalBy(anna.answer(0, went))).toBe('live_kicked');
    expect(await refusalBy(anna.caller.live.join({ code: code ?? '', token: anna.token }))).toBe('live_kicked');
    await ben.answer(0, goed);
    const { game } = await host.press('reveal');
    expect(game.distributions[0]?.answered).toBe(1);
    await made.caller.live.rename({ id, playerId: ben.playerId, name: 'Ben' });
    expect((await ben.caller.live.state({ id })).own.name).toBe('Ben');
  });

  test('keeps rude names off the wall, and asks for the class where names are of its roster', async () => {
    const made = await school('Anna');
    const { code } = await madeGame(made, { names: 'own' });
    expect(await refusalBy(joined(made.portal, code, 'Sh1t head'))).toBe('live_name_refused');
    expect(await refusalBy(joined(made.portal, code))).toBe('live_name_needed');
    const roster = await madeGame(made, { names: 'roster' });
    expect(await refusalBy(joined(made.portal, roster.code))).toBe('live_roster_only');
    const stranger = await as(made.portal, await makeUser(made.portal, { role: 'student' }));
    expect(await refusalBy(stranger.live.join({ code: roster.code ?? '' }))).toBe('live_roster_only');
    expect(await refusalBy(madeGame(made, { names: 'roster' }, { inClass: false }))).toBe('live_needs_class');
  });

  test('shares players out to teams of one size, and counts what a member has on average', async () => {
    const made = await school();
    const { id, code } = await madeGame(made, { way: 'teams', teams: 2 });
    const host = hosting(made, id);
    const players = [];
    for (let count = 0; count < 4; count += 1) players.push(await joined(made.portal, code));
    const { players: seen } = await host.press('start');
    expect(seen.map(({ team }) => team).toSorted()).toEqual([0, 0, 1, 1]);
    const [best] = players;
    for (const player of players) await player.answer(0, player === best ? went : goed);
    const { teams } = (await host.press('reveal', 'standings')).game;
    expect(teams?.map(({ points, members }) => [points, members])).toEqual([
      [0.5, 2],
      [0, 2],
    ]);
  });

  test('at one’s own pace tells each answer at once; an exit ticket and a poll tell nothing', async () => {
    const made = await school();
    const alone = await madeGame(made, { way: 'own-pace' });
    const anna = await joined(made.portal, alone.code);
    expect((await anna.caller.live.state({ id: alone.id })).game.items).toEqual([]);
    await hosting(made, alone.id).press('start');
    expect((await anna.caller.live.state({ id: alone.id })).game.items).toHaveLength(3);
    const requestId = crypto.randomUUID();
    const told = { grade: { verdict: 'wrong', answer: 'saw' } };
    expect(await anna.answer(1, { text: 'seed' }, { requestId })).toMatchObject(told);
    expect(await anna.answer(1, { text: 'saw' }, { requestId })).toMatchObject(told);
    expect(await anna.answer(0, went)).toMatchObject({ grade: { verdict: 'right' } });
    const grid = await hosting(made, alone.id).see();
    expect(grid.players[0]?.verdicts).toEqual([
      { question: 0, verdict: 'right' },
      { question: 1, verdict: 'wrong' },
    ]);

    const ticket = await madeGame(made, { way: 'exit-ticket' });
    const ben = await joined(made.portal, ticket.code);
    await hosting(made, ticket.id).press('start');
    expect(await ben.answer(0, went)).toEqual({ success: true, grade: null });
    await hosting(made, ticket.id).press('close', 'end');
    const after = await ben.caller.live.state({ id: ticket.id });
    expect(after).toMatchObject({ game: { standings: null, key: null }, own: { points: null } });
    expect(JSON.stringify(after)).not.toMatch(/irregular|verdict/);

    const poll = await madeGame(made, { way: 'poll' });
    const cem = await joined(made.portal, poll.code);
    await hosting(made, poll.id).press('start');
    await cem.answer(0, goed);
    const { possible } = await hosting(made, poll.id).press('reveal');
    expect(possible).not.toContain('explain');
    expect(JSON.stringify(await cem.caller.live.state({ id: poll.id }))).not.toMatch(/irregular|isRight":true|verdict/);
  });

  test('regression: an answer a month after the questions were opened is kept', async () => {
    const made = await school();
    const { id, code } = await madeGame(made, { way: 'own-pace' });
    const anna = await joined(made.portal, code);
    await hosting(made, id).press('start');
    made.portal.deps.clock.advance({ days: 30 });
    expect(await anna.answer(0, went)).toMatchObject({ grade: { verdict: 'right' } });
    const { ms } = await made.portal.deps.db.liveAnswer.findFirstOrThrow({ select: { ms: true } });
    expect(ms).toBe(24 * 60 * 60 * 1000);
  });

  test('without Wi-Fi takes the letters that were held up, from the roster too', async () => {
    const made = await school('Anna', 'Ben');
    const { id, code } = await madeGame(made, { seconds: 20 });
    const host = hosting(made, id);
    const guest = await joined(made.portal, code);
    const { game } = await host.press('start');
    const options = game.item && 'options' in game.item ? game.item.options : [];
    const letter = 'ABC'[options.indexOf('went')] ?? '';
    await guest.answer(0, goed);
    made.portal.deps.clock.advance({ minutes: 3 });
    const answers = [
      ...made.students.map(({ id: studentId }) => ({ who: { studentId }, letter })),
      { who: { playerId: guest.playerId }, letter },
    ];
    expect(await made.caller.live.paper({ id, question: 0, ballot: 1, answers })).toEqual({ kept: 2, before: 1 });
    const beyond = { who: { playerId: guest.playerId }, letter: 'J' };
    const wrong = made.caller.live.paper({ id, question: 0, ballot: 1, answers: [beyond] });
    expect(await refusalBy(wrong)).toBe('live_letter_unknown');
    const shown = await host.press('reveal');
    expect(shown.distributions[0]?.rows.find(({ isRight }) => isRight)?.count).toBe(2);
    expect(await refusalBy(made.caller.live.paper({ id, question: 0, ballot: 1, answers }))).toBe('live_not_open');
  });

  test('without a class takes players without a device, once for a press, and the letters that they hold up', async () => {
    const made = await school();
    const { caller } = made;
    const { id, code } = await madeGame(made, { way: 'teams', teams: 2, seconds: null }, { inClass: false });
    const host = hosting(made, id);
    await joined(made.portal, code);
    const press = { id, before: 0, who: { names: ['Ana', 'Ben', 'Ana'] } };
    expect(await Promise.all([caller.live.addPlayers(press), caller.live.addPlayers(press)])).toContainEqual({
      added: 3,
    });
    expect(await caller.live.addPlayers(press)).toEqual({ added: 0 });
    expect(await caller.live.addPlayers({ id, before: 3, who: { count: 2 } })).toEqual({ added: 2 });
    const { players } = await host.press('start');
    const onPaper = players.filter((player) => player.isOnPaper);
    expect(players).toHaveLength(6);
    expect(onPaper.slice(0, 3).map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Ana (2)']);
    expect(new Set(onPaper.map(({ name }) => name)).size).toBe(5);
    expect(players.map(({ team }) => team).toSorted()).toEqual([0, 0, 0, 1, 1, 1]);
    const answers = onPaper.map((player) => ({ who: { playerId: player.id }, letter: 'A' }));
    expect(await caller.live.paper({ id, question: 0, ballot: 1, answers })).toEqual({ kept: 5, before: 0 });
    expect(await caller.live.addPlayers({ id, before: 5, who: { count: 60 } })).toEqual({ added: 60 });
    expect(await refusalBy(caller.live.addPlayers({ id, before: 65, who: { count: 60 } }))).toBe('live_full');
    await host.press('end');
    expect((await caller.live.report({ id })).players).toHaveLength(66);
    expect(await refusalBy(caller.live.addPlayers({ id, before: 65, who: { count: 1 } }))).toBe('live_over');
  });

  test('ends as work of its class: one attempt for each student, once, and a report for the host', async () => {
    const made = await school('Anna', 'Ben', 'Cem');
    const { portal, students, caller, classId } = made;
    const { id, code } = await madeGame(made, { names: 'roster' });
    const host = hosting(made, id);
    for (const student of students.slice(0, 2)) await student.caller.live.join({ code: code ?? '' });
    const [anna, ben] = students;
    if (!anna || !ben) throw new Error('They are not there.');
    await host.press('start');
    await Promise.all([answering(anna.caller, id)(0, went), answering(ben.caller, id)(0, goed)]);
    await host.press('reveal', 'next', 'skip');
    await answering(anna.caller, id)(2, { isTrue: true });
    await host.press('close', 'reveal', 'podium', 'end');
    const { items } = await caller.assignments.list({ classId });
    expect(items).toMatchObject([{ title: 'Unit 3', done: 2 }]);
    const [attempt] = (await anna.caller.history.list({})).items;
    expect(attempt).toMatchObject({ title: 'Unit 3', score: 1, maxScore: 3 });
    expect((await anna.caller.assignments.mine()).items[0]).toMatchObject({ state: 'done' });
    expect(await portal.deps.db.attempt.count()).toBe(2);

    const report = await caller.live.report({ id });
    expect(report.questions.map(({ isSkipped, answered, share }) => [isSkipped, answered, share])).toEqual([
      [false, 2, 0.5],
      [true, 0, null],
      [false, 1, 0],
    ]);
    expect(report.hardest).toEqual([2, 0]);
    expect(report.players.map(({ studentName, points }) => [studentName, points])).toEqual([
      ['Anna', 1],
      ['Ben', 0],
    ]);
    await caller.live.remove({ id });
    expect(await refusalBy(caller.live.report({ id }))).toBe('live_not_found');
    expect((await anna.caller.history.list({})).items).toHaveLength(1);
  });

  test('that nobody ended ends at night, with what was answered; much later it is gone', async () => {
    const made = await school('Anna');
    const { portal, students } = made;
    const { id, code } = await madeGame(made, { names: 'roster', seconds: null });
    const anna = present(students[0]);
    await anna.caller.live.join({ code: code ?? '' });
    await hosting(made, id).press('start');
    await answering(anna.caller, id)(0, went);
    const { signal } = new AbortController();
    expect(await endOldGames(portal.deps, signal)).toEqual({ ended: 0 });
    portal.deps.clock.advance({ days: 2 });
    expect(await endOldGames(portal.deps, signal)).toEqual({ ended: 1 });
    expect(await refusalBy((await as(portal)).join.look({ code: code ?? '' }))).toBe('join_code_unknown');
    const [attempt] = await portal.deps.db.attempt.findMany({ select: { userId: true, score: true } });
    expect(attempt).toEqual({ userId: anna.user.id, score: 1 });
    portal.deps.clock.advance({ days: 730 });
    expect(await purge(portal.deps)).toMatchObject({ attempts: 2 });
    expect(await portal.deps.db.livePlayer.count()).toBe(0);
  });

  test('is made of words, of grammar and of a bank too, once for each press, and says what it left out', async () => {
    const made = await school();
    const settings = { seconds: 20 };
    const press = {
      requestId: crypto.randomUUID(),
      appId: 'spelling-quest',
      from: {
        kind: 'activity' as const,
        activity: {
          kind: 'words' as const,
          from: { builtIn: { level: 'A1' as const, topic: 'food' as const } },
          tasks: ['choose-meaning' as const],
          count: 5,
        },
      },
      settings,
    };
    const first = await made.caller.live.make(press);
    expect(await made.caller.live.make(press)).toEqual(first);
    expect(first).toMatchObject({ questions: 5, leftOut: 0 });
    const grammar = { kind: 'grammar' as const, points: ['articles' as const], types: ['choose' as const], count: 4 };
    const second = { ...press, requestId: crypto.randomUUID(), appId: 'grammar-cram' };
    expect(await made.caller.live.make({ ...second, from: { kind: 'activity', activity: grammar } })).toMatchObject({
      questions: 4,
    });
    const sentences = { kind: 'sentences' as const, from: { level: 'A1' as const }, count: 6 };
    const scrambled = { ...press, requestId: crypto.randomUUID(), appId: 'word-scramble' };
    expect(
      await made.caller.live.make({ ...scrambled, from: { kind: 'activity', activity: sentences } }),
    ).toMatchObject({ questions: 6, leftOut: 0 });
    const essay = { id: 'essay', kind: 'essay' as const, prompt: 'Write.', tags: [], version: 1, points: 4 };
    expect(await madeGame(made, {}, { items: [...liveItems, essay] })).toMatchObject({ questions: 3, leftOut: 1 });
    expect(await refusalBy(madeGame(made, {}, { items: [essay] }))).toBe('live_not_playable');
    const question = { kind: 'tf' as const, prompt: 'Dogs bark.', key: true, tags: [], version: 1, points: 1 };
    const kept = await made.caller.bank.create({ item: { ...question, id: 'x' } });
    const bank = { kind: 'bank' as const, itemIds: [kept.id] };
    const third = { ...press, requestId: crypto.randomUUID(), appId: 'assessment-bank', from: bank };
    expect(await made.caller.live.make(third)).toMatchObject({ questions: 1 });
  });
});

test('tests, exam sets and sounds are played by what can be read, or heard once for all', async () => {
  const { caller } = await school();
  for (const action of ['esl-tests', 'pronunciation-trainer'] as const)
    await caller.tokens.consume({ amount: 2, action, launch: true });
  const making = (appId: string, activity: MakeLiveActivity) =>
    caller.live.make({
      ...{ requestId: crypto.randomUUID(), appId, settings: { seconds: null } },
      from: { kind: 'activity', activity },
    });
  for (const { id, ...set } of examSets) {
    const asked = making('esl-tests', { kind: 'exam-set', id });
    if ('isHeard' in set) {
      expect(await refusalBy(asked), id).toBe('live_not_playable');
      continue;
    }
    const { id: gameId, questions, leftOut } = await asked;
    expect([questions > 0, leftOut > 0], id).toEqual([true, true]);
    const { game } = await hosting({ caller }, gameId).press('start');
    expect(game.item?.audioText, id).toBeUndefined();
    await caller.live.remove({ id: gameId });
  }
  const skills = ['grammar' as const, 'reading' as const, 'listening' as const];
  const level = await making('esl-tests', { kind: 'level-test', level: 'A2', skills, count: 12 });
  expect(level.leftOut).toBeGreaterThan(0);
  const sounds = {
    kind: 'sounds' as const,
    contrasts: contrasts.slice(0, 1).map((one) => one.id),
    tasks: ['which' as const],
    count: 4,
  };
  const { id } = await making('pronunciation-trainer', sounds);
  expect((await hosting({ caller }, id).press('start')).asked?.audioText).toMatch(/^\w+$/);
  const stress = { kind: 'stress' as const, task: 'word' as const, levels: ['A2' as const], count: 5 };
  expect(await making('pronunciation-trainer', stress)).toMatchObject({ questions: 5, leftOut: 0 });
  expect(await refusalBy(making('esl-tests', { kind: 'placement' }))).toBe('live_not_playable');
});

test('a game is its host’s, and of the teachers of its class; for others it is not there', async () => {
  const made = await school('Anna');
  const { portal, caller, classId, teacher } = made;
  const { id } = await madeGame(made);
  const other = await makeUser(portal, { username: 'other', plan: 'pro' });
  const stranger = await as(portal, other);
  const start = { id, version: 1, press: { kind: 'start' as const } };
  expect(await refusalBy(stranger.live.host({ id }))).toBe('live_not_found');
  expect(await refusalBy(stranger.live.press(start))).toBe('live_not_found');
  expect(await refusalBy(stranger.live.report({ id }))).toBe('live_not_found');
  const { id: invitation } = await caller.classTeachers.invite({ id: classId, who: 'other', right: 'teach' });
  await stranger.classTeachers.accept({ id: invitation });
  expect((await stranger.live.press(start)).game.phase).toBe('question');
  expect((await stranger.live.list({})).items).toHaveLength(1);
  await caller.classTeachers.remove({ id: classId, teacherId: other.id });
  expect(await refusalBy(stranger.live.host({ id }))).toBe('live_not_found');
  await portal.deps.db.user.delete({ where: { id: teacher.id } });
  expect(await portal.deps.db.liveGame.count()).toBe(0);
});
