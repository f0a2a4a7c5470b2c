import { useMemo } from 'preact/hooks';
import { loadSetUpTexts } from '../../../../locales/load-set-up.ts';
import { STUDY_FORMAT } from '../../../engine/study/format.ts';
import type { Study, StudyNode } from '../../../engine/study/study.ts';
import { loadSetUp, loadSetUpBoard } from '../../../games/load-set-up.ts';
import type { AnyBoard } from '../../../games/manifest.ts';
import { Lazy } from '../../frame/lazy.tsx';
import { go } from '../../frame/router.tsx';
import { type BoardTexts, language, type Texts } from '../../frame/texts.ts';
import { seatsNamed } from '../../replay/kept-records.ts';
import { addStudy, forgetStudy, type KeptStudy } from '../kept-studies.ts';
import { draftOf, keepDraft } from './draft.ts';
import { SetUpScreen } from './set-up-screen.tsx';

/** Sets up a position, beginning with one of a study; the result is the start of another study. */
export function SetUpStudy(props: {
  readonly kept: KeptStudy;
  readonly study: Study;
  readonly node: StudyNode;
  readonly board: AnyBoard;
  readonly boardTexts: BoardTexts;
  readonly onClose: () => void;
  readonly texts: Texts['study'];
}) {
  const { kept, study, node, board, boardTexts, onClose, texts } = props;
  const names = useMemo(() => seatsNamed(study).map(({ name }) => name), [study]);
  const { seats, options } = study;
  // Nothing was ever done with it but to set up a position.
  const isFresh = study.size === 1 && !study.from && !study.root.note.comment && kept.source === undefined;
  return (
    <Lazy key={language.value} load={() => load(kept)}>
      {({ setUp, setUpBoard, words }) => (
        <SetUpScreen
          parts={{ game: study.game, setUp, setUpBoard, board, boardTexts, words }}
          setting={{ seats, options, names }}
          first={isFresh ? null : () => study.write(node, setUp)}
          draft={isFresh ? draftOf(kept.id) : null}
          onChange={position => {
            if (isFresh) keepDraft(kept.id, position);
          }}
          onAnalyse={position => {
            const { game } = kept;
            if (isFresh) forgetStudy(kept.id);
            const { id } = addStudy(game, {
              format: STUDY_FORMAT,
              game,
              seats,
              options,
              ...(study.names && { names: study.names }),
              ...(study.title !== '' && { title: study.title }),
              position,
              plays: [],
            });
            go({ page: 'study', id }, isFresh);
          }}
          onClose={() => {
            if (!isFresh) return onClose();
            forgetStudy(kept.id);
            go({ page: 'studies', game: kept.game }, true);
          }}
          texts={texts}
        />
      )}
    </Lazy>
  );
}

async function load({ game }: KeptStudy) {
  const [setUp, setUpBoard, words] = await Promise.all([
    loadSetUp(game),
    loadSetUpBoard(game),
    loadSetUpTexts(language.value, game),
  ]);
  return { setUp, setUpBoard, words };
}
