import { isIrregular } from '#shared/grammar/data/actions';
import { pastSimple } from '#shared/grammar/frames/past-simple';
import type { PointFrames } from '../../frame';

export const frames: PointFrames = {
  makeFrame: pastSimple(isIrregular),
  cloze: [
    'Last summer {$she} [went: go] to {$country} with her family. They [took: take] the train to the sea and [swam: swim] every day. {$she} [saw: see] some dolphins and [bought: buy] a {hat;bag} at the market. One evening they [ate: eat] fish in a small restaurant. She [came: come] home very happy.',
  ],
};
