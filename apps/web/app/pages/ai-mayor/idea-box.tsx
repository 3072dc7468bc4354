import { IDEA_RETENTION_DAYS } from '@dalil/domain/quality/idea.ts';
import { useLingui } from '@lingui/react';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IdeaFinder } from './idea-finder.tsx';
import { OwnIdeas } from './own-ideas.tsx';
import { PublishedIdeas } from './published-ideas.tsx';

/** Ideas for the city: a form that is loaded when it is opened, the device's own ideas, and what staff published. */
export function IdeaBox() {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const regionId = useId();
  const load = async () => {
    const [{ IdeaForm }] = await Promise.all([
      import('./idea-form.tsx'),
      activateMessages(i18n, locale, ['item-report']),
    ]);
    return IdeaForm;
  };
  const { part: Form, isOpen, open, intent } = useOnIntent(load);
  return (
    <div className="flex flex-col gap-6">
      <p className="measure text-ui">{_('mayor.idea.what')}</p>
      <p className="measure text-label text-text-2">{_('mayor.idea.kept', { count: IDEA_RETENTION_DAYS })}</p>
      <noscript>
        <p className="text-label">{_('mayor.idea.script')}</p>
      </noscript>
      <div id={regionId} data-needs-script="" className="flex flex-col gap-4 print:hidden">
        {isOpen && Form ? (
          <Form />
        ) : (
          <div>
            <Button
              variant="primary"
              aria-expanded={isOpen}
              aria-controls={regionId}
              onClick={() => void open()}
              {...intent}
            >
              <Lightbulb aria-hidden className="icon" />
              {_('mayor.idea.open')}
            </Button>
          </div>
        )}
        <OwnIdeas />
        <IdeaFinder />
      </div>
      <PublishedIdeas />
    </div>
  );
}
