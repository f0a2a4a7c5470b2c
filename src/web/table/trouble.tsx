import { app, online } from '../frame/texts.ts';
import type { Failure } from '../online/api.ts';

/** Why something did not work, shown where it was tried. */
export function Trouble({
  failure,
  onRetry,
}: {
  readonly failure: Failure | null;
  readonly onRetry?: () => void;
}) {
  return (
    <div class="trouble" role="status">
      {failure && (
        <>
          <p>{online.value.failures[failure.code]}</p>
          {onRetry && (
            <button type="button" class="button" onClick={onRetry}>
              {app.value.tryAgain}
            </button>
          )}
        </>
      )}
    </div>
  );
}
