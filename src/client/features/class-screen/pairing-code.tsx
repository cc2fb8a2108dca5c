import { CodeLetters } from '#client/lib/code-letters';
import { portalAddress } from '#client/lib/portal-address';

interface PairingCodeProps {
  /** None until the server has given one. */
  code: string | undefined;
  isLost: boolean;
  children: string;
}

/** The code of a device that waits for its teacher, as large as the window allows. */
export function PairingCode({ code, isLost, children }: PairingCodeProps) {
  return (
    <section aria-label="The code of this device" className="class-pairing">
      <p className="class-least text-muted">{portalAddress().host}</p>
      {code ? (
        <CodeLetters code={code} className="class-code tabular-nums" />
      ) : (
        <p className="class-stem">{isLost ? 'No connection' : 'One moment …'}</p>
      )}
      <p className="class-option max-w-[26em]">
        {isLost ? 'The server cannot be reached. This is tried again by itself.' : children}
      </p>
      {code && !isLost && <p className="class-least text-muted">The code changes every five minutes.</p>}
    </section>
  );
}
