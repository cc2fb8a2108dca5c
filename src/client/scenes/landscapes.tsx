import type { ReactNode } from 'react';
import { At, Wide } from './parts';
import { Boat, Bridge, Castle, House, Peak, Pennant, Pine, Tent, Tower, Tree, Well } from './places';

export type LandscapeName = 'village' | 'forest' | 'river' | 'mountain' | 'castle';

/** What stands at its stations, in turn. */
const places: Record<LandscapeName, readonly ReactNode[]> = {
  village: [<House key="house" />, <Well key="well" />, <Tree key="tree" />],
  forest: [<Pine key="pine" />, <Tent key="tent" />, <Tree key="tree" />],
  river: [<Bridge key="bridge" />, <Boat key="boat" />, <Tree key="tree" />],
  mountain: [<Pine key="pine" />, <Tent key="tent" />, <Peak key="peak" />],
  castle: [<Pennant key="pennant" />, <Tower key="tower" />, <House key="house" />],
};

/** The place at a station of a landscape; the last one of a castle is the castle. */
export function placeAt(landscape: LandscapeName, at: number, isLast: boolean): ReactNode {
  if (landscape === 'castle' && isLast) return <Castle />;
  return places[landscape][at % places[landscape].length];
}

/** Along the horizon, by their share of the width. */
const skylines: Record<LandscapeName, readonly (readonly [x: number, drawing: ReactNode])[]> = {
  village: [
    [12, <Tree key="a" />],
    [34, <House key="b" />],
    [46, <House key="c" />],
    [70, <Tower key="d" />],
    [88, <Tree key="e" />],
  ],
  forest: [9, 22, 31, 52, 66, 78, 91].map((x, at) => [x, at % 3 === 1 ? <Tree key={x} /> : <Pine key={x} />] as const),
  river: [
    [12, <Pine key="a" />],
    [36, <Bridge key="b" />],
    [64, <Boat key="c" />],
    [88, <Tree key="d" />],
  ],
  mountain: [
    [14, <Peak key="a" />],
    [32, <Pine key="b" />],
    [50, <Peak key="c" />],
    [72, <Pine key="d" />],
    [86, <Peak key="e" />],
  ],
  castle: [
    [14, <Pine key="a" />],
    [38, <Pennant key="b" />],
    [58, <Castle key="c" />],
    [86, <Tower key="d" />],
  ],
};

/** Its skyline over hills, on a ground that goes on below it. Goes into an `svg` of any size. */
export function Landscape({ name, isReached }: { name: LandscapeName; isReached: boolean }) {
  return (
    <>
      <Wide>
        <path
          className="hue-4 paint-far line-far"
          vectorEffect="non-scaling-stroke"
          d="M-2 92C10 52 26 50 40 82 52 106 62 84 74 62 84 46 94 56 102 80V160H-2z"
        />
        <path className="hue-4 paint-near" vectorEffect="non-scaling-stroke" d="M-2 128H102V160H-2z" />
      </Wide>
      {name === 'river' && (
        <Wide>
          <path className="hue-6 paint line-none" d="M0 132H100V160H0z" />
        </Wide>
      )}
      {skylines[name].map(([x, drawing]) => (
        <At key={x} x={x} className={isReached ? undefined : 'uncoloured'}>
          <g transform="translate(0 128) scale(1.45)" strokeWidth="1.8">
            {drawing}
          </g>
        </At>
      ))}
    </>
  );
}
