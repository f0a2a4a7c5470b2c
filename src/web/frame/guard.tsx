import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** What to show instead if something inside fails. */
  readonly instead: (error: unknown) => ComponentChildren;
}

/** Keeps an error in one part of the page from breaking the rest. */
export class Guard extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error });
  }

  override render({ children, instead }: Props): ComponentChildren {
    return this.state.error === undefined ? children : instead(this.state.error);
  }
}
