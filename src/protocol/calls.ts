/** What people can be called for when they are not there, in the order of the settings. */
export const CALLS = ['turn', 'hurry', 'begun', 'round', 'full', 'waiting', 'rematch', 'challenge'] as const;
export type CallKind = (typeof CALLS)[number];

/** What a push tells the app's worker on a device: nothing that a stranger must not read on a locked screen. */
export interface Call {
  readonly kind: CallKind;
  readonly table: string;
  readonly title: string;
  readonly body: string;
}
