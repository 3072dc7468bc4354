import type { QuestionSubject } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';

/** CHAT-1: a link that starts a question about the current page. It is a link because the chat is loaded with its own page. */
export function QuestionLink({ kind, id }: QuestionSubject) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <RouterLink href={`${toLocale('/chat')}?about=${kind}/${id}`} className={`${buttonClass()} print:hidden`}>
      <AyyanStar />
      {_('shell.ask.about')}
    </RouterLink>
  );
}
