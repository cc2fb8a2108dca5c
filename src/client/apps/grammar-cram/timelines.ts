import type { PointId } from '#shared/grammar/points';

/** Something on the line from the past (-1) over now (0) to the future (1). */
export interface TimeMark {
  kind: 'event' | 'span' | 'habit';
  from: number;
  /** Of a span or a habit; what is still going on ends at 0. */
  to?: number;
  label: string;
}

/** Pictures of time, for the points that are about tenses. */
export const timelines: Partial<Record<PointId, readonly TimeMark[]>> = {
  'present-simple': [{ kind: 'habit', from: -0.8, to: 0.8, label: 'I walk to school.' }],
  'present-simple-questions': [{ kind: 'habit', from: -0.8, to: 0.8, label: 'He doesn’t work on Mondays.' }],
  'present-continuous': [{ kind: 'span', from: -0.2, to: 0.2, label: 'I’m reading.' }],
  'present-tenses': [
    { kind: 'habit', from: -0.8, to: 0.8, label: 'I often read.' },
    { kind: 'span', from: -0.2, to: 0.2, label: 'I’m reading now.' },
  ],
  'past-simple-regular': [{ kind: 'event', from: -0.6, label: 'They walked home.' }],
  'past-simple-irregular': [{ kind: 'event', from: -0.6, label: 'We went to the beach.' }],
  'past-simple-questions': [{ kind: 'event', from: -0.6, label: 'Did you see it?' }],
  'past-continuous': [
    { kind: 'span', from: -0.85, to: -0.25, label: 'I was reading …' },
    { kind: 'event', from: -0.5, label: '… when you called.' },
  ],
  'going-to': [{ kind: 'event', from: 0.6, label: 'I’m going to visit her.' }],
  'will-or-going-to': [
    { kind: 'event', from: 0.15, label: 'I’ll help you.' },
    { kind: 'event', from: 0.65, label: 'I’m going to move.' },
  ],
  'present-perfect': [{ kind: 'span', from: -0.7, to: 0, label: 'I have lived here for two years.' }],
  'present-perfect-or-past': [
    { kind: 'span', from: -0.7, to: 0, label: 'I have lived here since May.' },
    { kind: 'event', from: -0.85, label: 'I moved in May.' },
  ],
  'past-perfect': [
    { kind: 'event', from: -0.8, label: 'The film had begun …' },
    { kind: 'event', from: -0.4, label: '… when we arrived.' },
  ],
  'used-to': [{ kind: 'habit', from: -0.9, to: -0.35, label: 'We used to play here.' }],
};
