import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { drawSamples } from '../../endpoints/quality-control.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { JudgementForm } from './judgement-form.tsx';
import { Panel } from './panel.tsx';

/** Five published texts of the week that people judge, and how far two judges agree. */
export function SamplePanel() {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={_('quality.sample')}>
      <p className="measure text-label text-text-2">{_('quality.sample.how')}</p>
      {isOpen ? (
        <Samples />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{_('quality.sample.show')}</Button>
        </div>
      )}
    </Panel>
  );
}

function Samples() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const found = useQuery(drawSamples());
  return (
    <LoadedPanel query={found}>
      {({ samples, agreement }) => (
        <>
          <ul>
            {samples.map((sample) => (
              <li key={sample.number}>
                <Disclosure
                  title={
                    <>
                      <bdi lang={sample.locale} className="font-sans">
                        {sample.title}
                      </bdi>{' '}
                      <span className="text-meta font-normal text-text-2">
                        <span className="font-system">{LOCALE_INFO[sample.locale].nativeName}</span>
                        {' · '}
                        {_(sample.own === null ? 'quality.sample.open' : 'quality.sample.judged')}
                      </span>
                    </>
                  }
                >
                  <Link to={toLocale(sample.href)} className="text-link inline-flex min-h-11 items-center">
                    {_('newsroom.openPage')}
                  </Link>
                  <JudgementForm sample={sample} />
                </Disclosure>
              </li>
            ))}
          </ul>
          <p className="text-label text-text-2">
            {agreement === null ? _('quality.sample.noPair') : _('quality.sample.agreement', agreement)}
          </p>
        </>
      )}
    </LoadedPanel>
  );
}
