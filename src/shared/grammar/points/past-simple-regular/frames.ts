import { isRegular } from '#shared/grammar/data/actions';
import { pastSimple } from '#shared/grammar/frames/past-simple';
import type { PointFrames } from '../../frame';

export const frames: PointFrames = {
  makeFrame: pastSimple(isRegular),
  cloze: [
    'Last {Saturday;Sunday} it [rained: rain] all day. {$she} [stayed: stay] at home and [watched: watch] a film. In the afternoon her friends [arrived: arrive] and they [cooked: cook] dinner together. After dinner they [played: play] cards and [listened: listen] to music.',
    '{$he} [lived: live] in {$city} two years ago. He [worked: work] in a {café;hotel} and [studied: study] English in the evening. At the weekend he [visited: visit] museums or [walked: walk] in the park. One day he [stopped: stop] at a small shop and [talked: talk] to a girl there: his future wife!',
  ],
};
