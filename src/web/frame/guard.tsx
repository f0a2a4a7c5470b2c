import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** What is shown instead once something within has failed. */
  readonly instead: (error: unknown) => ComponentChildren;
}

/** Keeps a fault in one part of the page from taking the rest with it. */
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
