/**
 * The content of the flat scans: a baby's outline and bones from week 8 to 19, in the amniotic sac,
 * inside the tissue in front of the probe. A picture is 10 units high; x goes right, y down.
 */
import { clamp, createNoise, smoothStep } from './pixels.ts';

export const probe = { x: 6.67, y: -1.55, radius: 2.1, reach: 11.2, spread: 0.66 };

/** Scattering, mirror-like reflection, and how much of the beam is lost. */
type Echo = { strength: number; mirror: number; loss: number };
type Anatomy = (x: number, y: number) => Echo;

const circle = (x: number, y: number, cx: number, cy: number, r: number) =>
  Math.hypot(x - cx, y - cy) - r;

/** Approximate distance to an ellipse, precise enough for drawing. */
function ellipseDistance(
  x: number,
  y: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turn = 0,
) {
  const [dx, dy] = [x - cx, y - cy];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [u, v] = [(dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry];
  return (Math.hypot(u, v) - 1) * Math.min(rx, ry);
}

function capsuleDistance(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t) - r;
}

function smoothUnion(first: number, second: number, soft: number): number {
  const t = clamp(0.5 + (second - first) / (2 * soft));
  return second + (first - second) * t - soft * t * (1 - t);
}

/** 1 at distance 0, decreasing over `width`: draws a line along an outline. */
const rim = (distance: number, width: number) => Math.exp(-((distance / width) ** 2));

type Baby = (
  x: number,
  y: number,
) => { inside: number; strength: number; bone: number; shadow: number };

/** The baby in weeks 8 and 10: a bean shape with a head and limb buds. */
function earlyBaby(limbs: number): Baby {
  return (x, y) => {
    let d = smoothUnion(
      ellipseDistance(x, y, 0.1, 0.02, 0.32, 0.16, 0.12),
      circle(x, y, -0.26, -0.05, 0.2),
      0.14,
    );
    d = smoothUnion(
      d,
      capsuleDistance(x, y, -0.02, -0.1, -0.05 - limbs * 0.02, -0.2 - limbs * 0.05, 0.045),
      0.04,
    );
    d = smoothUnion(
      d,
      capsuleDistance(x, y, 0.24, -0.06, 0.27 + limbs * 0.03, -0.17 - limbs * 0.05, 0.05),
      0.05,
    );
    d = smoothUnion(d, circle(x, y, 0.42, 0.06, 0.06), 0.08);
    const brain = smoothStep(0.02, -0.05, circle(x, y, -0.28, -0.06, 0.1));
    const heart = smoothStep(0.015, -0.02, circle(x, y, 0.02, 0, 0.045));
    return {
      inside: d,
      strength: 0.42 - brain * 0.3 - heart * 0.2 + rim(d, 0.035) * 0.4,
      bone: 0,
      shadow: 0,
    };
  };
}

/** The baby from week 12: a profile with face, belly, limbs and spine, on its back, face up. */
function babyInProfile(detail: number): Baby {
  const skullOf = (x: number, y: number) => ellipseDistance(x, y, -0.31, 0, 0.2, 0.178, -0.12);
  const outline = (x: number, y: number) => {
    let head = smoothUnion(skullOf(x, y), ellipseDistance(x, y, -0.2, -0.085, 0.1, 0.085), 0.05);
    head = smoothUnion(head, capsuleDistance(x, y, -0.288, -0.168, -0.257, -0.217, 0.023), 0.02);
    head = smoothUnion(head, circle(x, y, -0.222, -0.188, 0.024), 0.012);
    head = smoothUnion(head, circle(x, y, -0.193, -0.181, 0.022), 0.012);
    head = smoothUnion(head, circle(x, y, -0.15, -0.152, 0.044), 0.018);
    let body = smoothUnion(
      ellipseDistance(x, y, 0.1, 0.03, 0.28, 0.15, -0.04),
      ellipseDistance(x, y, 0.1, -0.03, 0.17, 0.13),
      0.1,
    );
    body = smoothUnion(body, circle(x, y, 0.31, 0.04, 0.12), 0.08);
    const leg = smoothUnion(
      capsuleDistance(x, y, 0.32, -0.01, 0.42, -0.19, 0.07),
      smoothUnion(
        capsuleDistance(x, y, 0.43, -0.19, 0.52, -0.02, 0.05),
        capsuleDistance(x, y, 0.515, -0.01, 0.585, -0.07, 0.033),
        0.03,
      ),
      0.03,
    );
    const fingers = Math.min(
      capsuleDistance(x, y, -0.1, -0.27, -0.147, -0.308, 0.014),
      capsuleDistance(x, y, -0.1, -0.265, -0.162, -0.277, 0.014),
      capsuleDistance(x, y, -0.1, -0.26, -0.155, -0.244, 0.013),
    );
    const arm = smoothUnion(
      capsuleDistance(x, y, -0.01, -0.07, 0.06, -0.19, 0.05),
      smoothUnion(
        capsuleDistance(x, y, 0.06, -0.195, -0.07, -0.25, 0.041),
        smoothUnion(circle(x, y, -0.095, -0.262, 0.041), fingers, 0.012),
        0.02,
      ),
      0.03,
    );
    return smoothUnion(smoothUnion(smoothUnion(head, body, 0.06), leg, 0.03), arm, 0.022);
  };
  // The other leg lies partly outside the scanned plane.
  const farLeg = (x: number, y: number) =>
    smoothUnion(
      capsuleDistance(x, y, 0.33, 0.04, 0.47, -0.06, 0.06),
      capsuleDistance(x, y, 0.47, -0.06, 0.53, 0.08, 0.042),
      0.03,
    );
  const longBones = [
    [0.335, -0.03, 0.41, -0.16, 1],
    [0.448, -0.16, 0.495, -0.07, 0.5],
    [0.005, -0.09, 0.05, -0.165, 0.9],
    [0.035, -0.205, -0.055, -0.243, 0.7],
  ] as const;
  return (x, y) => {
    const all = outline(x, y);
    const far = farLeg(x, y);
    if (far < all) return { inside: far, strength: 0.11, bone: 0, shadow: 0.02 };
    const skull = skullOf(x, y);
    // An edge parallel to the beam returns little echo.
    const facing =
      Math.abs(all) < 0.06 ? clamp(Math.abs(outline(x, y + 0.008) - all) / 0.008) ** 2 : 0;
    const round = Math.abs(y) / (Math.hypot((x + 0.31) * 0.89, y) + 0.01);
    const line = (ax: number, ay: number, bx: number, by: number, width: number) =>
      rim(capsuleDistance(x, y, ax, ay, bx, by, 0.001), width);
    const dark = (cx: number, cy: number, rx: number, ry: number, turn = 0) =>
      smoothStep(0.01, -0.014, ellipseDistance(x, y, cx, cy, rx, ry, turn));

    const brain = smoothStep(0.006, -0.02, skull + 0.026);
    const plexus = dark(-0.35, 0.035, 0.075, 0.026, -0.12) + dark(-0.3, -0.055, 0.06, 0.02, -0.12);
    const midline = line(-0.45, 0.012, -0.2, -0.018, 0.006) * brain * detail;
    const vault = rim(skull + 0.012, 0.0125) * smoothStep(-0.13, -0.2, x) * round ** 2.2;
    const orbit = dark(-0.245, -0.105, 0.03, 0.024);

    const lung = dark(0, -0.015, 0.1, 0.085);
    const heart = dark(0.01, -0.03, 0.052, 0.042);
    const septum = line(-0.02, -0.045, 0.045, -0.012, 0.006);
    const liver = dark(0.12, -0.06, 0.075, 0.06);
    const stomach = dark(0.15, 0.035, 0.04, 0.026, 0.2);
    const bladder = dark(0.315, 0.01, 0.03, 0.023);

    // Two rows of blocks, one per vertebra.
    const along = clamp((x + 0.19) / 0.55);
    const spineY = 0.083 + 0.055 * Math.sin(0.25 + along * 2.4);
    const blocks = smoothStep(-0.35, 0.5, Math.cos(along * Math.PI * 2 * 17));
    const onSpine = smoothStep(-0.2, -0.17, x) * smoothStep(0.37, 0.33, x);
    const spine =
      (rim(y - spineY + 0.013, 0.0095) + rim(y - spineY - 0.015, 0.008) * 0.8) *
      (0.12 + 0.88 * blocks) *
      onSpine;
    let ribs = 0;
    for (let rib = 0; rib < 7; rib += 1) {
      const cx = -0.085 + rib * 0.034;
      const cy = -0.055 - 0.045 * Math.sin((rib / 6) * 2.4);
      ribs += line(cx - 0.012, cy + 0.03, cx + 0.006, cy - 0.014, 0.0065);
    }
    const bones = longBones.reduce(
      (sum, [ax, ay, bx, by, bright]) => sum + line(ax, ay, bx, by, 0.0105) * bright,
      0,
    );
    const face =
      line(-0.286, -0.16, -0.266, -0.19, 0.009) * detail +
      line(-0.235, -0.155, -0.2, -0.142, 0.011) * 0.7 +
      line(-0.17, -0.135, -0.14, -0.085, 0.011) * 0.7;

    const deep = smoothStep(0, -0.035, all);
    const strength =
      (0.2 +
        lung * 0.07 +
        liver * 0.03 +
        plexus * brain * 0.2 -
        brain * 0.135 -
        orbit * 0.13 -
        heart * 0.2 +
        septum * heart * 0.16) *
        (0.42 + 0.58 * Math.max(deep, facing)) *
        (1 - Math.max(stomach, bladder) * 0.94) +
      rim(all, 0.014) * 0.3 * facing;
    const bone =
      vault * 0.6 +
      midline * 0.08 +
      face * 0.55 +
      spine * 0.75 +
      ribs * 0.22 * detail +
      bones * 0.65;
    return {
      inside: all,
      strength,
      bone,
      shadow: clamp(vault * 0.2 + face * 0.4 + spine * 0.5 + ribs * 0.3 + bones ** 2 * 0.5),
    };
  };
}

/** Halfway between two babies: mixing distances mixes their shapes. */
const halfway =
  (first: Baby, second: Baby): Baby =>
  (x, y) => {
    const [a, b] = [first(x, y), second(x, y)];
    return {
      inside: (a.inside + b.inside) / 2,
      strength: (a.strength + b.strength) / 2,
      bone: (a.bone + b.bone) / 2,
      shadow: (a.shadow + b.shadow) / 2,
    };
  };

/** The baby in the growth series. */
function babyAt(week: number): Baby {
  if (week === 11) return halfway(earlyBaby(1), babyInProfile(0.6));
  return week < 11 ? earlyBaby((week - 8) / 2) : babyInProfile(0.6 + (week - 12) * 0.08);
}

export type Scene = {
  seed: number;
  baby: Baby;
  /** Crown-rump length, in units. */
  length: number;
  at: readonly [x: number, y: number];
  turn: number;
  sac: readonly [x: number, y: number, rx: number, ry: number];
  yolk?: readonly [x: number, y: number, r: number];
  /** The side where the placenta thickens the womb's wall: -1 left, 1 right. */
  placenta: number;
};

export function anatomyOf(scene: Scene): Anatomy {
  const { noise, layered } = createNoise(scene.seed);
  const [sx, sy, srx, sry] = scene.sac;
  const [cos, sin] = [Math.cos(scene.turn), Math.sin(scene.turn)];
  return (x, y) => {
    const wobble = layered(x * 0.5, y * 0.5, 3, 3) * 0.5;
    const sac = ellipseDistance(x, y, sx, sy, srx, sry, -0.08) + wobble * 0.45;
    const depth = Math.hypot(x - probe.x, y - probe.y) - probe.radius;

    // The layers between probe and womb: bright skin, dark fat, streaked muscle.
    const layer = depth + noise(x * 0.7, y * 0.4) * 0.14;
    const streaks = 0.5 + 0.5 * Math.sin(layer * 24 + noise(x * 0.6, y) * 3);
    let strength = 0.3 + layered(x * 0.9, y * 1.2, 9, 4) * 0.4;
    strength *= 1 - 0.45 * smoothStep(6.4, 9.6, depth);
    strength += rim(layer - 0.12, 0.12) * 0.6 + rim(layer - 0.95, 0.09) * 0.45;
    if (layer < 0.95) strength *= 0.62 + 0.3 * streaks;
    else if (layer < 1.6) strength *= 0.55 + 0.55 * streaks;
    let loss = 0.055;
    let mirror = 0;

    const wall = smoothStep(1.15, 0.1, sac);
    strength += wall * 0.1;
    const placenta =
      smoothStep(1.7, 0.2, sac) * smoothStep(-0.4, 1, ((x - sx) / srx) * scene.placenta);
    strength =
      strength * (1 - placenta * 0.6) + placenta * (0.36 + layered(x * 3, y * 3, 1, 2) * 0.2);
    strength += rim(sac, 0.09) * 0.55;

    if (sac < 0) {
      const drift = clamp(layered(x * 2.2, y * 2.2, 4, 3) * 0.06 + 0.012);
      strength = 0.012 + drift * 0.5 + rim(sac, 0.1) * 0.34;
      loss = 0.004;
      if (scene.yolk) {
        const ring = circle(x, y, ...scene.yolk);
        strength += rim(ring, 0.05) * 0.75;
      }
      const [dx, dy] = [x - scene.at[0], y - scene.at[1]];
      const unsteady = layered(x * 3.4, y * 3.4, 6, 2) * 0.012;
      const lx = (dx * cos + dy * sin) / scene.length + unsteady;
      const ly = (dy * cos - dx * sin) / scene.length - unsteady * 0.6;
      if (Math.abs(lx) < 0.8 && Math.abs(ly) < 0.5) {
        const baby = scene.baby(lx, ly);
        const within = smoothStep(0.012, -0.012, baby.inside);
        const texture = 1 + layered(x * 4.2, y * 4.2, 7, 2) * 0.5;
        strength = strength * (1 - within) + within * Math.max(0.012, baby.strength) * texture;
        mirror =
          within * baby.bone * clamp(0.72 + layered(x * 2.1, y * 2.1, 12, 3) * 1.3, 0.12, 1.25);
        loss = 0.004 + within * (0.05 + baby.shadow * 2.4);
      }
    }
    return { strength: clamp(strength, 0.006, 1.6), mirror, loss };
  };
}

export const scenes: Record<number, Scene> = {
  8: {
    seed: 81,
    baby: earlyBaby(0),
    length: 1.75,
    at: [6.5, 5.35],
    turn: 0.12,
    sac: [6.6, 5, 2.1, 1.45],
    yolk: [7.75, 4.6, 0.3],
    placenta: -1,
  },
  10: {
    seed: 104,
    baby: earlyBaby(1),
    length: 2.7,
    at: [6.5, 5.5],
    turn: -0.14,
    sac: [6.6, 5.2, 2.7, 1.8],
    yolk: [8.35, 4.5, 0.27],
    placenta: 1,
  },
  12: {
    seed: 127,
    baby: babyInProfile(0.6),
    length: 4.5,
    at: [6.4, 5.75],
    turn: 0.06,
    sac: [6.65, 5.35, 3.3, 2.05],
    placenta: 1,
  },
  15: {
    seed: 151,
    baby: babyInProfile(0.9),
    length: 5,
    at: [6.4, 5.95],
    turn: -0.08,
    sac: [6.7, 5.5, 3.95, 2.4],
    placenta: -1,
  },
  18: {
    seed: 188,
    baby: babyInProfile(1.1),
    length: 6.3,
    at: [6.85, 6.05],
    turn: 0.05,
    sac: [6.8, 5.55, 4.9, 2.75],
    placenta: 1,
  },
};

/** Interpolates lengths and positions between the scenes before and after a week. */
export function sceneBetween(week: number): Scene {
  const known = Object.keys(scenes).map(Number);
  const below = known.findLast((one) => one <= week) ?? 8;
  const above = known.find((one) => one > week) ?? below;
  const [a, b] = [scenes[below], scenes[above]] as [Scene, Scene];
  const t = above === below ? 0 : (week - below) / (above - below);
  const interpolate = (from: number, to: number) => from + (to - from) * t;
  // The camera does not move, so scale the largest baby to fit.
  const fit = 1 - Math.max(0, week - 12) * 0.02;
  return {
    seed: 188,
    baby: babyAt(week),
    length: (interpolate(a.length, b.length) + Math.max(0, week - 18) * 0.25) * fit,
    at: [interpolate(a.at[0], b.at[0]) - (1 - fit) * 2, interpolate(a.at[1], b.at[1])],
    turn: 0.04,
    sac: [
      interpolate(a.sac[0], b.sac[0]),
      interpolate(a.sac[1], b.sac[1]),
      interpolate(a.sac[2], b.sac[2]) * fit,
      interpolate(a.sac[3], b.sac[3]) * fit,
    ],
    ...(week < 12 && { yolk: [7.85 + (week - 8) * 0.2, 4.55, 0.28] }),
    placenta: 1,
  };
}
