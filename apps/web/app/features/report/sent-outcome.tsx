import { CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { announce } from '../announcer/announce.ts';

type SentOutcomeProps = {
  level: 2 | 3;
  title: string;
  /** The sentence with the reference number. Null as long as the server has not received it. */
  number: string | null;
  text: string;
  className?: string;
  /** What can be done next. */
  children: ReactNode;
};

/** The result in place of a form: it has arrived, with its number, or it waits on the device. */
export function SentOutcome({ level, title, number, text, className, children }: SentOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Only once: a number that arrives later must not move the focus from the user's present position.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (number) announce(number);
  }, [number]);
  const Heading = level === 2 ? 'h2' : 'h3';
  const [Icon, ground, color] = number
    ? [CircleCheck, 'bg-success-soft', 'text-success']
    : [Clock, 'bg-info-soft', 'text-info'];
  return (
    <section
      className={classNames('flex max-w-measure flex-col gap-4 rounded-card border border-line p-5', ground, className)}
    >
      <Heading ref={heading} tabIndex={-1} className={`flex items-start gap-3 text-name font-strong ${color}`}>
        <Icon aria-hidden className="icon mt-px" />
        {title}
      </Heading>
      {number ? <p className="text-ui font-semibold">{number}</p> : null}
      <p className="text-label text-text-2">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
