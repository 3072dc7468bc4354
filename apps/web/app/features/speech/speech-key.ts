/** Where the device keeps how a reader wants to be read to. Nothing secret (DATA-3). */
export const SPEECH_KEY = 'dalil.speech';
