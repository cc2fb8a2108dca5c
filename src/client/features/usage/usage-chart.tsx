import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { UsageReport } from '../../../shared/schemas/usage';
import { tokensText } from '../../lib/format';
import { dateOf } from '../../lib/plain-date';

const height = 256;
const shortDay = (date: string) => dateOf(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

/** A column a day. A picture only: the table beside it says the same, to everybody and on paper. */
export function UsageChart({ byDay }: { byDay: UsageReport['byDay'] }) {
  const place = useRef<HTMLDivElement>(null);
  const [under, setUnder] = useState<number>();
  const pointed = under === undefined ? undefined : byDay[under];

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const draw = () => drawColumns(box, byDay, setUnder);
    let chart = draw();
    const fit = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height }));
    fit.observe(box);
    // A canvas knows no theme: it is drawn anew in the colours of another one, a previewed one too.
    const themes = new MutationObserver(() => {
      chart.destroy();
      chart = draw();
    });
    themes.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      fit.disconnect();
      themes.disconnect();
      chart.destroy();
    };
  }, [byDay]);

  return (
    <div aria-hidden="true" className="min-w-0 print:hidden">
      <div ref={place} className="h-64 overflow-hidden" />
      <p className="min-h-6 text-right text-sm text-muted tabular-nums">
        {pointed && `${shortDay(pointed.date)}: ${tokensText(pointed.tokens)}`}
      </p>
    </div>
  );
}

function drawColumns(box: HTMLElement, byDay: UsageReport['byDay'], onPoint: (at: number | undefined) => void): uPlot {
  const { color, fontFamily } = getComputedStyle(box);
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(name).trim() || color;
  const most = Math.max(...byDay.map(({ tokens }) => tokens));
  const axis = {
    stroke: colour('--muted'),
    font: `14px ${fontFamily}`,
    ticks: { show: false },
    grid: { stroke: colour('--line'), width: 1 },
  };
  return new uPlot(
    {
      width: box.clientWidth,
      height,
      legend: { show: false },
      padding: [8, 8, 0, 0],
      cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
      // Days are places, not moments: a day of 23 hours is as wide as any other.
      scales: { x: { time: false, range: [-0.6, byDay.length - 0.4] }, y: { range: [0, Math.max(most, 4)] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 32,
          space: 64,
          incrs: [1, 2, 5, 7, 14, 30],
          values: (_, places) => places.map((at) => (byDay[at] ? shortDay(byDay[at].date) : '')),
        },
        {
          ...axis,
          size: 56,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000],
          values: (_, marks) => marks.map((mark) => mark.toLocaleString('en')),
        },
      ],
      series: [
        {},
        {
          fill: colour('--accent'),
          stroke: colour('--accent'),
          width: 0,
          points: { show: false },
          paths: uPlot.paths.bars?.({ size: [0.7, 40] }),
        },
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [byDay.map((_, at) => at), byDay.map(({ tokens }) => tokens)],
    box,
  );
}
