import { createRoot } from 'react-dom/client';
import './styles/main.css';
import { reportCrash } from './lib/error-reporting';
import { followReadingInOtherTabs } from './lib/reading';
import { startSession } from './lib/session-store';
import { tidyUp } from './lib/start-up';
import { followOtherTabs } from './lib/theme';
import { App } from './shell/app';

tidyUp();
startSession();
followOtherTabs();
followReadingInOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('Failed to find the root element');
createRoot(root, { onUncaughtError: reportCrash }).render(<App />);
