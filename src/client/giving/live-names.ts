import type { NameSource } from '#shared/live/settings';
import type { Way } from '#shared/live/ways';

export const wayNames: Record<Way, string> = {
  together: 'Together',
  teams: 'Teams',
  'own-pace': 'Own pace',
  'exit-ticket': 'Exit ticket',
  poll: 'Poll',
};

export const nameSourceNames: Record<NameSource, string> = {
  roster: 'From the roster, students of the class only',
  generated: 'Made up by the portal',
  own: 'Players choose them',
};
