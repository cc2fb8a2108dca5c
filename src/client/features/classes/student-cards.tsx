import { portalAddress } from '#client/lib/portal-address';
import { Picture } from '#client/ui/picture';
import { QrCode } from '#client/ui/qr-code';
import type { ShownSignIn } from '#shared/api/students';
import { showJoinCode } from '#shared/classes/join-code';
import { picturesOf } from '#shared/classes/student-secret';
import './student-cards.css';

/** Three in a row, three rows: on A4 as on Letter. */
const cardsPerSheet = 9;

interface StudentCardsProps {
  className: string;
  /** Of the class; none while it is closed. */
  code: string | null;
  students: readonly ShownSignIn[];
}

/** Cards to cut out, nine a sheet, each with all that its student needs to sign in. */
export function StudentCards({ className, code, students }: StudentCardsProps) {
  const sheets = Array.from({ length: Math.ceil(students.length / cardsPerSheet) }, (_, place) =>
    students.slice(place * cardsPerSheet, (place + 1) * cardsPerSheet),
  );
  return sheets.map((sheet) => (
    <section key={sheet[0]?.id} className="print-page">
      <div className="card-sheet">
        {sheet.map((student) => (
          <StudentCard key={student.id} className={className} code={code} student={student} />
        ))}
      </div>
    </section>
  ));
}

interface StudentCardProps extends Omit<StudentCardsProps, 'students'> {
  student: ShownSignIn;
}

function StudentCard({ className, code, student }: StudentCardProps) {
  const { name, secret, secretKind, card } = student;
  const { origin, host } = portalAddress();
  return (
    <div className="student-card">
      <p className="student-card-name">{name}</p>
      <p>{className}</p>
      {card && <QrCode text={`${origin}/card#${card}`} label={`QR code of ${name}`} />}
      {secret !== null &&
        (secretKind === 'words' ? (
          <p className="student-card-secret">{secret}</p>
        ) : (
          <p className="student-card-secret">
            {picturesOf(secret).map((picture) => (
              <Picture key={picture} name={picture} className="student-card-picture" />
            ))}
          </p>
        ))}
      <p className="student-card-where">
        {host}/class-sign-in
        {code && (
          <>
            <br />
            Class code <strong>{showJoinCode(code)}</strong>
          </>
        )}
      </p>
    </div>
  );
}
