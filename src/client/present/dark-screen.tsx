import { MonitorOff } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button';

interface DarkScreenProps {
  isDark: boolean;
  onDark: (isDark: boolean) => void;
}

/** Makes the projector dark, so that the class looks at the teacher; any key or press brings the picture back. */
export function DarkScreen({ isDark, onDark }: DarkScreenProps) {
  return (
    <>
      <IconButton
        label="Dark screen"
        title="Dark screen: B or a full stop"
        icon={<MonitorOff />}
        aria-keyshortcuts="B ."
        onClick={() => onDark(true)}
      />
      {isDark && (
        <button
          type="button"
          aria-label="The screen is dark. Press any key to go on."
          onClick={() => onDark(false)}
          className="fixed inset-0 z-50 cursor-none"
          // Dark in every theme: what a projector does not light.
          style={{ backgroundColor: 'black' }}
        />
      )}
      <p role="status" className="sr-only">
        {isDark && 'The screen is dark. Press any key to go on.'}
      </p>
    </>
  );
}
