import { render } from 'preact';
import { App } from './app.tsx';
import { route } from './frame/router.tsx';
import { speak } from './frame/texts.ts';
import { goOffline } from './offline/register.ts';
import { fetchPage } from './pages.tsx';
import { applySettings, wantedLanguage } from './settings/settings.ts';
import { openArchive } from './storage/archive.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

// Meanwhile: a slow network should not have to wait for one after the other.
fetchPage(route.value);
await Promise.all([openArchive(), speak(wantedLanguage.value)]);
applySettings();
render(<App />, root);
goOffline();
