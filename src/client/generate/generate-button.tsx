import { type RefObject, useRef } from 'react';
import { Button, type ButtonProps } from '#client/ui/button';

interface GenerateButtonProps extends Omit<ButtonProps, 'pending' | 'ref'> {
  isPending: boolean;
  onStop: () => void;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** Begins a draft. While it is written there is a button to stop it, which gives the focus back as it goes. */
export function GenerateButton({ isPending, onStop, ref, ...rest }: GenerateButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  return (
    <>
      <Button {...rest} ref={button} pending={isPending} />
      {isPending && (
        <Button
          variant="quiet"
          onClick={() => {
            button.current?.focus();
            onStop();
          }}
        >
          Stop
        </Button>
      )}
    </>
  );
}
