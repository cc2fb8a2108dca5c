import type { PlanRequest, PlanRequestFaults, PlanSourceId } from '../plan-request';
import type { TopicContent } from './use-topic-content';

/** What the fields of one source get. */
export interface SourceFieldsProps {
  wish: PlanRequest;
  faults: PlanRequestFaults;
  /** What there is on the topic that stands there. */
  content: TopicContent;
  onChange: (change: Partial<PlanRequest>) => void;
  /** To another source, with what stands there. */
  onSource: (from: PlanSourceId) => void;
}
