/** Why a source of the directory cannot be read to its end. The message is for the operator and names what to do. */
export class UnreadableSource extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableSource';
  }
}
