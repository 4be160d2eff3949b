export function Badge({ label, color = 'seagreen' }: { label: string; color?: string }) {
  return <strong style={{ background: color, color: 'white', padding: 8 }}>{label}</strong>;
}
