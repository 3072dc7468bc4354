import {
  Banknote,
  BriefcaseBusiness,
  Car,
  FileText,
  GraduationCap,
  HeartHandshake,
  IdCard,
  KeyRound,
  type LucideIcon,
  PawPrint,
  Plane,
  Plug,
  ShieldCheck,
  Stamp,
  Stethoscope,
  Store,
  TramFront,
  Users,
} from 'lucide-react';

const ICONS: Partial<Record<string, LucideIcon>> = {
  visa: Plane,
  residency: Stamp,
  identity: IdCard,
  driving: Car,
  housing: KeyRound,
  health: Stethoscope,
  safety: ShieldCheck,
  utilities: Plug,
  transport: TramFront,
  social: HeartHandshake,
  family: Users,
  money: Banknote,
  work: BriefcaseBusiness,
  business: Store,
  pets: PawPrint,
  education: GraduationCap,
};

/** The sign of a kind of service; a kind without one is a sheet of paper. */
export function ServiceIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? FileText;
  return <Icon aria-hidden className="icon" />;
}
