import type { Task } from '../exam';

export const sentences: readonly Task[] = [
  {
    ask: 'Before the machine is switched on, a technician must check it ___ for loose parts.',
    key: 'thoroughly',
    wrong: ['thorough', 'thoroughness', 'more thorough'],
    why: 'It says how the machine must be checked: an adverb.',
  },
  {
    ask: 'The warranty on this printer ___ in March, so the repair will have to be paid for.',
    key: 'expired',
    wrong: ['retired', 'departed', 'exceeded'],
    why: 'A warranty, a contract or a passport expires when its time is over.',
  },
  {
    ask: 'Ms Petrova was congratulated ___ completing the project two weeks early.',
    key: 'on',
    wrong: ['to', 'of', 'with'],
    why: 'To congratulate somebody on doing something.',
  },
  {
    ask: 'No previous ___ with this software is required, as full training will be given.',
    key: 'familiarity',
    wrong: ['familiar', 'familiarise', 'familiarly'],
    why: 'After no previous, a noun: familiarity with something.',
  },
  {
    ask: 'By the time the new station opens next June, engineers ___ on it for nearly five years.',
    key: 'will have been working',
    wrong: ['have been working', 'had been working', 'would be working'],
    why: 'Up to a point in the future, and how long: the future perfect continuous.',
  },
  {
    ask: 'Because of the storm, the ferry company had to ___ all crossings until the next morning.',
    key: 'suspend',
    wrong: ['suspect', 'dismiss', 'distract'],
    why: 'To suspend a service is to stop it for a time.',
  },
  {
    ask: 'The new packaging is less attractive, but it is far more ___.',
    key: 'economical',
    wrong: ['economy', 'economically', 'economise'],
    why: 'After is more, an adjective, like attractive.',
  },
  {
    ask: 'The Madrid office deals with private customers, ___ the one in Seville serves companies only.',
    key: 'whereas',
    wrong: ['despite', 'whether', 'during'],
    why: 'Whereas joins two clauses that are in contrast.',
  },
  {
    ask: 'Owing to a ___ of qualified drivers, some deliveries may take longer than usual.',
    key: 'shortage',
    wrong: ['majority', 'variety', 'capacity'],
    why: 'Where there are too few of them, there is a shortage.',
  },
  {
    ask: 'Passengers ___ by yesterday’s delays can apply for a refund on our website.',
    key: 'affected',
    wrong: ['affecting', 'affect', 'affects'],
    why: 'Passengers who were affected: the past participle has a passive meaning.',
  },
  {
    ask: 'The times of the tours are subject ___ change without notice.',
    key: 'to',
    wrong: ['for', 'with', 'at'],
    why: 'Subject to change: it may be changed.',
  },
  {
    ask: 'The invoice ___ to somebody else by mistake, as we have never received it.',
    key: 'must have been sent',
    wrong: ['must have sent', 'should be sent', 'must be sending'],
    why: 'A conclusion about the past, in the passive: must have been and the third form.',
  },
  {
    ask: 'The hall can ___ up to four hundred guests, which makes it suitable for conferences.',
    key: 'accommodate',
    wrong: ['contribute', 'associate', 'celebrate'],
    why: 'To accommodate people is to have enough room for them.',
  },
  {
    ask: 'We should ___ the instructions, since many customers find them confusing.',
    key: 'simplify',
    wrong: ['simple', 'simply', 'simplicity'],
    why: 'After should, a verb: simple, simplify.',
  },
  {
    ask: 'Please keep this receipt ___ you need to exchange the goods at a later date.',
    key: 'in case',
    wrong: ['in order', 'in spite', 'in terms'],
    why: 'In case: because it is possible that you will need to.',
  },
];
