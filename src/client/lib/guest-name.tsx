import { useState } from 'react';
import { TextField } from '#client/ui/text-field';
import { readGuestName, writeGuestName } from './guest';

/** What a player without an account is called; kept on the device and sent with each attempt. */
export function GuestName() {
  const [name, setName] = useState(() => readGuestName() ?? '');
  return (
    <TextField
      className="max-w-sm"
      label="Your name in the game"
      hint="A first name or a nickname. It stays on this device and appears beside your result."
      optional
      autoComplete="nickname"
      maxLength={40}
      value={name}
      onChange={(event) => {
        setName(event.target.value);
        writeGuestName(event.target.value);
      }}
    />
  );
}
