import type { Mouth } from './head.ts';
import type { Vec } from './shapes.ts';

/** One scan of the baby. Angles are in radians, lengths in radii of the head. */
export type Study = {
  week: number;
  /** Seeds the face and the texture. */
  seed: number;
  /** Rotation of the head to the side and up or down, and its tilt. */
  yaw: number;
  pitch: number;
  roll: number;
  /** The zoom: at 1 the picture is 2.75 radii high, at 2 half of that. */
  size: number;
  shift: readonly [x: number, y: number];
  mouth: Mouth;
  /** Placenta or womb wall beside or in front of the face. */
  tissue: readonly { at: Vec; radius: Vec }[];
  /** Lines across the picture (`angle`, `at` in picture heights) beyond which there is no echo. */
  losses: readonly { angle: number; at: number; soft: number }[];
  /** The direction toward the light. */
  light: Vec;
  /** The depth of the wall behind the head; null for no wall. */
  wall: number | null;
  /** The strength of lumps and speckle, from 0 to 1.5. */
  rough: number;
};

/** Converts points between the picture's and the head's coordinates. */
export type View = {
  toHead(x: number, y: number, z: number): Vec;
  toWorld(x: number, y: number, z: number): Vec;
};

export function createView({ yaw, pitch, roll }: Study): View {
  const [sy, cy] = [Math.sin(yaw), Math.cos(yaw)];
  const [sp, cp] = [Math.sin(pitch), Math.cos(pitch)];
  const [sr, cr] = [Math.sin(roll), Math.cos(roll)];
  return {
    toHead(wx, wy, wz) {
      const x1 = wx * cr + wy * sr;
      const y1 = wy * cr - wx * sr;
      const z1 = x1 * sy + wz * cy;
      return [x1 * cy - wz * sy, y1 * cp - z1 * sp, y1 * sp + z1 * cp];
    },
    toWorld(x, y, z) {
      const y1 = y * cp + z * sp;
      const z1 = z * cp - y * sp;
      const x1 = x * cy + z1 * sy;
      return [x1 * cr - y1 * sr, x1 * sr + y1 * cr, z1 * cy - x * sy];
    },
  };
}
