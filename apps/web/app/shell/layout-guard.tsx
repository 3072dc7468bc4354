import { Component, type ReactNode } from 'react';

/** Renders `bare` when the layout around a page fails too. */
export class LayoutGuard extends Component<{ bare: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.bare : this.props.children;
  }
}
