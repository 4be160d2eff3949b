import { apple } from '#components/Logo/apple.ts';
import { hasPhoto } from '#content/photos.ts';
import { studio } from '#content/studio.ts';
import { growthFrame } from '#lib/growthFrames.ts';
import { frameInStrip, loadStrip } from '#lib/growthImages.ts';
import { tokens } from '#theme/tokens.ts';

// Loaded when the visitor is about to share a week.

/** The width and height of the image, in pixels. */
const SIDE = 1080;
/** The scale of the apple, whose paths have the units of an SVG, and its place. */
const SCALE = 15.5;
const LEFT = 199;
const TOP = 36;

const { color, font } = tokens;

function drawApple(context: CanvasRenderingContext2D, strip: ImageBitmap, week: number) {
  const { x, side } = frameInStrip(week, strip);
  const { window } = apple;
  const body = new Path2D(apple.body);
  const stroke = (path: Path2D, style: string, width: number) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.stroke(path);
  };
  context.save();
  context.translate(LEFT, TOP);
  context.scale(SCALE, SCALE);
  context.lineCap = 'round';
  context.save();
  context.clip(body);
  const top = window.y - (window.width - window.height) * 0.4;
  context.drawImage(strip, x, 0, side, side, window.x, top, window.width, window.width);
  context.restore();
  stroke(body, color.apple, 2.2);
  stroke(new Path2D(apple.gloss), color.applePale, 0.5);
  context.fillStyle = color.edge;
  context.fill(new Path2D(apple.branch));
  stroke(new Path2D(apple.stem), color.ink, 1.3);
  context.fillStyle = color.leaf;
  context.fill(new Path2D(apple.leaf));
  context.restore();
}

/**
 * The image of a week from 8 to 39 that one sends: the apple with this week's baby. Drawn here, so
 * that no request names the week (ruling 70).
 * @throws Error when the week's picture does not load or the canvas is blocked
 */
export async function drawWeekCard(week: number): Promise<File> {
  const strip = await loadStrip(growthFrame(week).strip);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas is blocked.');
  const paper = context.createLinearGradient(0, 0, 0, SIDE);
  paper.addColorStop(0, color.honeyPale);
  paper.addColorStop(1, color.paper);
  context.fillStyle = paper;
  context.fillRect(0, 0, SIDE, SIDE);
  drawApple(context, strip, week);
  const write = (text: string, style: string, size: number, weight: number, y: number) => {
    context.fillStyle = style;
    context.font = `${weight} ${size}px ${font.heading}`;
    context.fillText(text, SIDE / 2, y, SIDE - 96);
  };
  context.textAlign = 'center';
  write(`Week ${week} at ${studio.shortName}`, color.ink, 76, 600, 900);
  write('Ultrasound', color.leaf, 42, 600, 966);
  if (!hasPhoto(week)) write('Illustration', color.honeyInk, 26, 600, 1036);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!blob) throw new Error('The canvas is blocked.');
  return new File([blob], `week-${week}.jpg`, { type: 'image/jpeg' });
}
