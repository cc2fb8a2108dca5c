import type { ExamParts } from '../exam';
import { conversations } from './conversations';
import { reading } from './reading';
import { responses } from './responses';
import { sentences } from './sentences';
import { talks } from './talks';
import { textGaps } from './text-gaps';

export const parts: ExamParts = { responses, conversations, talks, sentences, 'text-gaps': textGaps, reading };
