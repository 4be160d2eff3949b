export function Meter({ value }: { value: number }) {
  return (
    <div style={{ width: 200, background: 'lightgray' }}>
      <div style={{ width: `${value}%`, height: 16, background: 'royalblue' }} />
    </div>
  );
}
