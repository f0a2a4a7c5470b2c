import './frame/design.css';
import './frame/frame.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { goOffline } from './offline/register.ts';
import { applySettings, wantedLanguage } from './settings/settings.ts';
import { speak } from './frame/texts.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

await speak(wantedLanguage.value);
applySettings();
render(<App />, root);
goOffline();
