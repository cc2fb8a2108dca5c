import { Card } from '#client/ui/card';
import { Skeleton } from '#client/ui/skeleton';
import { numberText } from '#shared/core/locale';

interface UserStatsProps {
  stats: { students: number; teachers: number; admins: number; premium: number } | undefined;
}

export function UserStats({ stats }: UserStatsProps) {
  const tiles = [
    { label: 'Students', count: stats?.students },
    { label: 'Teachers', count: stats?.teachers },
    { label: 'Admins', count: stats?.admins },
    { label: 'Premium Users', count: stats?.premium },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {tiles.map(({ label, count }) => (
        <Card key={label} className="flex flex-col-reverse">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">
            {count === undefined ? <Skeleton className="my-1 h-7 w-16" /> : numberText(count)}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
