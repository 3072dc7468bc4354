/**
 * A setting or an environment problem that the operator can fix. The message is one or two sentences, names the setting, states
 * what to do, and never contains a password. Displayed without a stack trace.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** The settings (names of environment variables) to check. Empty if none is involved. */
  readonly settings: readonly string[];

  constructor(message: string, settings: readonly string[] = [], options?: ErrorOptions) {
    super(message, options);
    this.settings = settings;
  }
}
