import '../replay/share-sheet.css';
import { type StudyFile, studyFile } from '../../engine/study/study-file.ts';
import { Dialog } from '../frame/dialog.tsx';
import { pathTo } from '../frame/routes.ts';
import type { Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { CopyField } from '../replay/copy-field.tsx';
import { fragmentFor } from '../replay/link.ts';
import { canSend, download, jsonFile, send } from '../storage/record-file.ts';
import { spotOf } from './spot.ts';
import type { Studying } from './studying.ts';

/** Ways to share the study: an address that contains all of it, or a file. */
export function ShareStudy(props: {
  readonly studying: Studying;
  readonly title: string;
  readonly onClose: () => void;
  readonly texts: Texts['study'];
  readonly words: Texts['replay'];
}) {
  const { studying, title, onClose, texts, words } = props;
  const written = studyFile(studying.study);
  const file = jsonFile(written, `${written.game}-study`);
  const packed = useLoaded(() => packedLinks(written, spotOf(studying.node)), []);
  return (
    <Dialog class="share" label={texts.share} onClose={onClose}>
      <h2>{texts.share}</h2>
      {packed.state === 'ready' &&
        (packed.value ? (
          <>
            {studying.node.before && (
              <CopyField
                label={texts.linkHere}
                text={packed.value.here}
                title={title}
                canSend
                texts={words}
              />
            )}
            <CopyField label={texts.link} text={packed.value.study} title={title} canSend texts={words} />
            <p class="note">{texts.packed}</p>
          </>
        ) : (
          <p>{texts.tooLong}</p>
        ))}
      <div class="share-buttons">
        {canSend(file) && (
          <button type="button" class="button" onClick={() => send({ files: [file], title })}>
            {texts.send}
          </button>
        )}
        <button type="button" class="button" onClick={() => download(file)}>
          {texts.download}
        </button>
      </div>
    </Dialog>
  );
}

async function packedLinks(file: StudyFile, spot: string) {
  const [study, here] = await Promise.all([fragmentFor(file, null), fragmentFor(file, spot)]);
  if (study === null || here === null) return null;
  const at = location.origin + pathTo({ page: 'shared' });
  return { study: `${at}#${study}`, here: `${at}#${here}` };
}
