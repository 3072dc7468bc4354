import type { Question } from '@dalil/assistant/conversation-schema.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { answerOnDevice, prepareDevice } from '@dalil/offline/assistant/answer-on-device.ts';
import { openDevice } from '@dalil/offline/device-database.ts';

/**
 * CHAT-5: a separate thread, so that the page stays responsive while an answer is computed. Events are sent through the message's
 * port. A locale alone is not a question: it prefetches the guide for a page that may send one.
 */
addEventListener('message', ({ data, ports }: MessageEvent<Question | Locale>) => {
  const [port] = ports;
  if (typeof data === 'string') {
    void openDevice().then((db) => prepareDevice(db, data, new Date()));
    return;
  }
  const received = openDevice().then((db) => answerOnDevice(db, data, new Date()));
  received.then(
    (answer) => port?.postMessage(answer),
    (error: unknown) => {
      port?.postMessage(null);
      // The page reports that it has no answer. The error is reported for developers.
      reportError(error);
    },
  );
});
