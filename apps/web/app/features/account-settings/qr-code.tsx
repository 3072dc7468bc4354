import { encode } from 'uqr';

const MODULE_PX = 4;

/** A QR code, dark on light in every theme, because cameras read no other. Loaded on demand. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      data-theme="light"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * MODULE_PX}
      height={size * MODULE_PX}
      shapeRendering="crispEdges"
      className="max-w-full rounded-card bg-surface text-text forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
