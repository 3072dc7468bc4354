import type { Question } from '@dalil/assistant/conversation-schema.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { answerOnDevice, prepareDevice } from '@dalil/offline/assistant/answer-on-device.ts';
import { openDevice } from '@dalil/offline/device-database.ts';

/**
 * CHAT-5: a thread of its own, so that the page stays at hand while an answer is looked for. It is told through the message's
 * port. A language asks nothing: a question may come from a page in it, and the guide is read meanwhile.
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
      // The page says that it has no answer; what went wrong is for whoever looks for it.
      reportError(error);
    },
  );
});
