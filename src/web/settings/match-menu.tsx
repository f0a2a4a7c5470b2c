import { Dialog } from '../frame/dialog.tsx';
import { app } from '../frame/texts.ts';
import { PlaySettings } from './settings-page.tsx';

/** What people may want to change without leaving the match. */
export function MatchMenu({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog class="match-menu" label={app.value.settings} onClose={onClose}>
      <h2>{app.value.settings}</h2>
      <div class="form">
        <PlaySettings />
      </div>
    </Dialog>
  );
}
