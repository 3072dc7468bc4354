import { type Commute, readCommutes } from '@dalil/domain/city/commute.ts';
import { useState } from 'react';
import type { Traffic, TrafficNow } from '../../queries/city.ts';
import { CommuteCard } from './commute-card.tsx';
import { CommuteForm } from './commute-form.tsx';
import { saveCommutes } from './commute-store.ts';

type CommuteListProps = { text: string; traffic: Traffic; measured: TrafficNow | null };

/** The commutes of this device, each with what traffic means for it, or its form while it is changed. */
export function CommuteList({ text, traffic, measured }: CommuteListProps) {
  const [changed, setChanged] = useState<number | null>(null);
  const commutes = readCommutes(text);
  const replace = (at: number, ...by: Commute[]) => saveCommutes(commutes.toSpliced(at, 1, ...by));
  return (
    <ul className="grid gap-4 wide:grid-cols-2">
      {commutes.map((commute, at) => (
        <li key={at}>
          {changed === at ? (
            <CommuteForm
              traffic={traffic}
              commute={commute}
              onSave={(next) => replace(at, next)}
              onClose={() => setChanged(null)}
            />
          ) : (
            <CommuteCard
              commute={commute}
              traffic={traffic}
              measured={measured}
              onChange={() => setChanged(at)}
              onRemove={() => replace(at)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
