import { useState } from 'react';
import { SheetDialog } from '#client/print/sheet-dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { levels } from '#shared/core/level';
import { type GrammarPoint, points } from '#shared/grammar/points';

interface PrintSheetProps {
  /** The point that is open. */
  point: GrammarPoint | undefined;
  onClose: () => void;
}

/** A sheet about one point, or mixed from all points of a level. */
export function PrintSheet({ point, onClose }: PrintSheetProps) {
  const [level, setLevel] = useState(point?.level ?? 'A2');
  const [isMixed, setMixed] = useState(!point);
  const sheetPoints = point && !isMixed ? [point] : points.filter((one) => one.level === level);
  return (
    <SheetDialog
      appId="grammar-cram"
      activityOf={(count) => ({ kind: 'grammar', points: sheetPoints.map(({ id }) => id), count })}
      onClose={onClose}
    >
      {point && (
        <SegmentedControl
          label="About"
          value={isMixed ? 'mixed' : 'point'}
          onChange={(value) => setMixed(value === 'mixed')}
          options={[
            { value: 'point', label: point.name },
            { value: 'mixed', label: 'Mixed grammar points' },
          ]}
        />
      )}
      {isMixed && (
        <SegmentedControl
          label="Level"
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({ value, label: value }))}
        />
      )}
    </SheetDialog>
  );
}
