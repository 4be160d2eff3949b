import { useId } from 'react';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { layOutRoute, mapSize } from './routeLayout.ts';
import type { Label, MappedPlace, MapPlace, Spot } from './routeLayout.ts';
import { Drawing } from './RouteMap.styles.ts';

const starPath = 'M0-6.5L1.9-2.1 6.6-1.8 3 1.2 4.1 5.8 0 3.3-4.1 5.8-3 1.2-6.6-1.8-1.9-2.1Z';

const translate = ({ x, y }: Spot) => `translate(${x} ${y})`;

function Name({ label, className }: { label: Label; className?: string }) {
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} className={className}>
      {label.text}
    </text>
  );
}

function Neighbour({ mapped }: { mapped: MappedPlace }) {
  return (
    <g>
      {mapped.place.isCountySeat ? (
        <path className="star" d={starPath} transform={translate(mapped)} />
      ) : (
        <circle className="dot" cx={mapped.x} cy={mapped.y} r="3.6" />
      )}
      <Name label={mapped.label} className="small" />
    </g>
  );
}

function Apple() {
  return (
    <>
      <path
        className="apple"
        d="M0-7C4-11 12-10 12.5-1.5 12.5 6 7 12 3 12 1.5 12 .8 11.3 0 11.3S-1.5 12-3 12C-7 12-12.5 6-12.5-1.5-12-10-4-11 0-7Z"
      />
      <path className="stalk" d="M0-7C0-10 1-13 3-15" />
      <path className="leaf" d="M1.5-11C5-16 10-16 13-14 10-9.5 5-9 1.5-11Z" />
      <path className="shine" d="M-8.5-.5C-8.5-4-7-6-5-6.5" />
    </>
  );
}

function Compass() {
  return (
    <>
      <circle className="rose" r="17" />
      <path className="needle" d="M0-13L4 0H-4Z" />
      <path className="needle-light" d="M0 13L4 0H-4Z" />
      <text y="-20" textAnchor="middle" className="small strong">
        N
      </text>
    </>
  );
}

export type RouteMapProps = {
  /** The drawing's accessible name. */
  title: string;
  studio: MapPlace;
  place: MapPlace;
  /** Nearby places for orientation. Those whose name does not fit are left out. */
  neighbours?: readonly MapPlace[];
  className?: string;
};

/**
 * A drawn map from a place to the studio. Positions and scale are accurate; the route is only a
 * sketch, not driving directions.
 */
export function RouteMap(props: RouteMapProps) {
  return (
    <ErrorBoundary part="drawn map">
      <DrawnRoute {...props} />
    </ErrorBoundary>
  );
}

function DrawnRoute({ title, studio, place, neighbours = [], className }: RouteMapProps) {
  const titleId = useId();
  const map = layOutRoute(studio, place, neighbours);
  const { x, y, miles, length } = map.scale;
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <path className="field" d="M-5 210C60 170 150 190 190 235S150 310 60 312-30 250-5 210Z" />
      <path className="field" d="M240-10C300 20 380 10 410 50S390 120 320 104 215 40 240-10Z" />
      <path
        className="furrow"
        d="M8 228C70 196 130 204 176 240M2 248C60 218 124 226 166 258M10 268C60 242 110 246 150 274M262 14C310 36 366 32 396 60M268 36C310 58 356 56 392 82"
      />
      {map.trees.map(({ x: treeX, y: treeY, size }) => (
        <g
          key={`${treeX} ${treeY}`}
          transform={`translate(${treeX} ${treeY}) scale(${(size / 6).toFixed(2)})`}
        >
          <path className="trunk" d="M0 6V0" />
          <circle className="crown" r="6" cy="-2.4" />
          <circle className="fruit" r="1.3" cx="-2.1" cy="-3.6" />
          <circle className="fruit" r="1.3" cx="2.4" cy="-.9" />
        </g>
      ))}
      <path className="kerb" d={map.route} />
      <path className="road" d={map.route} />
      <path className="way" d={map.route} />
      <g transform={translate(map.compass)}>
        <Compass />
      </g>
      <path className="bar" d={`M${x} ${y - 5}V${y}H${x + length}V${y - 5}`} />
      <text x={x} y={y - 10} className="small">
        {miles === 1 ? '1 mile' : `${miles} miles`}
      </text>
      {map.neighbours.map((mapped) => (
        <Neighbour key={mapped.place.name} mapped={mapped} />
      ))}
      <g transform={translate(map.place)}>
        <path className="pin" d="M0 8C-6 0-10-5-10-10A10 10 0 0 1 10-10C10-5 6 0 0 8Z" />
        <circle className="eye" r="3.6" cy="-10" />
      </g>
      <g transform={translate(map.studio)}>
        <Apple />
      </g>
      <Name label={map.place.label} className="strong" />
      <Name label={map.studio.label} className="strong" />
    </Drawing>
  );
}
