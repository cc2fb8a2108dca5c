import { keptRequest } from './kept-request';
import { planRequest } from './plan-request';

/** The plan that was asked for and not answered yet. */
export const openPlan = keptRequest('lesson-planner:request', planRequest);
