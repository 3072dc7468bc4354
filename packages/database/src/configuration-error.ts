/**
 * A setting or a surrounding the operator can put right: the message is one sentence or two for people, names the setting, says what to
 * do, and never holds a password. Shown without a stack trace.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** The settings (names of environment variables) to look at; empty when none is concerned. */
  readonly settings: readonly string[];

  constructor(message: string, settings: readonly string[] = [], options?: ErrorOptions) {
    super(message, options);
    this.settings = settings;
  }
}
