import { Component, type ReactNode } from 'react';

/** Shows `bare` when what stands around a page breaks too. */
export class LayoutGuard extends Component<{ bare: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.bare : this.props.children;
  }
}
