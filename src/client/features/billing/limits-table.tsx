import { numberText } from '#shared/core/locale';
import type { Plan } from '#shared/core/plans';

const limitNames = {
  aiRequests: 'Tokens a month',
  classrooms: 'Classrooms',
  students: 'Students',
  collaborators: 'Collaborators',
} as const;
const limitKeys = ['aiRequests', 'classrooms', 'students', 'collaborators'] as const;

/** The limits of two plans side by side. */
export function LimitsTable({ from, to }: { from: Plan; to: Plan }) {
  return (
    <table className="w-full text-left">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1 font-normal">
            Limit
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {from.name} (now)
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {to.name}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {limitKeys.map((key) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 font-normal">
              {limitNames[key]}
            </th>
            <td className="py-2 text-right text-muted">{numberText(from.limits[key])}</td>
            <td className="py-2 text-right font-bold">{numberText(to.limits[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
