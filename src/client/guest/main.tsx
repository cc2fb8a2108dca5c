import { createRoot } from 'react-dom/client';
import '#client/styles/main.css';
import { Alive, rootOptions, startPage } from '#client/lib/start-page';
import { GuestApp } from './guest-app';

createRoot(startPage(), rootOptions).render(
  <Alive>
    <GuestApp />
  </Alive>,
);
