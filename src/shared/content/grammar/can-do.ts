import type { Level } from '#shared/core/level';

/** What learners at a level can do, in words of our own after the Common European Framework. */
export const canDo: Record<Level, Record<'reading' | 'listening' | 'speaking' | 'writing', string>> = {
  A1: {
    reading: 'You can read very short texts: signs, menus, simple messages.',
    listening: 'You can understand familiar words and short questions when people speak slowly.',
    speaking: 'You can say who you are and ask and answer simple questions.',
    writing: 'You can fill in a form and write a postcard.',
  },
  A2: {
    reading: 'You can find what you need in adverts, timetables and short letters.',
    listening: 'You can follow clear announcements and talk about everyday things.',
    speaking: 'You can talk about your family, your day and your plans in short sentences.',
    writing: 'You can write short notes and simple e-mails.',
  },
  B1: {
    reading: 'You can read texts about everyday life and work, and letters about events and feelings.',
    listening: 'You can follow the main points of clear speech about familiar topics.',
    speaking: 'You can tell a story, give reasons and manage most situations when travelling.',
    writing: 'You can write a clear text about something you know well.',
  },
  B2: {
    reading: 'You can read articles about current topics and understand the writer’s point of view.',
    listening: 'You can follow longer talks, the news and most films in standard English.',
    speaking: 'You can discuss with ease and defend your opinion.',
    writing: 'You can write detailed texts, reports and arguments for and against.',
  },
};
