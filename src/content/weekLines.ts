import { offered } from './offered.ts';
import { startLine, startWeek } from './growth.ts';
import { hasPhoto, photoLine } from './photos.ts';

const drawnLines = offered<Readonly<Record<number, string>>>({
  8: "A tiny bean in a dark pocket: that's your first hello.",
  9: 'Still a bean, now with little buds for arms and legs.',
  10: "There's a round head now, and a small body to go with it.",
  11: "An arm up, a leg up: there's plenty of space for a dance.",
  12: 'Look: a round head, a raised arm and a bent little knee.',
  13: 'Hello, second trimester. Gender Peek opens in week 15.',
  14: 'A favorite pose already. Next week we can look: boy or girl?',
  15: "Boy or girl? From this week on, we'll look for it together.",
  16: 'One arm waves, one foot kicks. Go ahead and wave back.',
  17: "There's more baby every week, and still room for a somersault.",
  18: "A hand near the face, a knee in the air: it's fun to watch.",
  19: 'One more week in black and white. Then the picture turns to 3D.',
  20: "You're halfway there, and a small, slim face shows up in 3D.",
  21: "It's a lovely first look at a face. The cheeks come later.",
  22: "Delicate, eyes closed: it's a first real portrait.",
  23: "One hand stays close to the face. If it hides, we'll wait.",
  24: 'Eyes closed, fast asleep. Who does that remind you of?',
  25: "Nose and lips get clearer. Someone will say they're theirs.",
  26: "Coming just once? From here to week 30 it's a good time.",
  27: "The face fills out, and there's still plenty of room to stretch.",
  28: "Cheeks are rounding out, and you're in the 3D/4D window now.",
  29: "Yawns, pouts, maybe a smile: in 4D you'll see them come and go.",
  30: 'Round cheeks, soft lips and a little hand tucked in close.',
  [startWeek]: startLine,
  32: 'Those cheeks: bring the grandparents along for this one.',
  33: "Round cheeks and hardly room to stretch: it's getting snug in there.",
  34: "One round face fills the whole screen. It's close-up season.",
  35: "There's less room to turn, so we'll wait for the best angle.",
  36: "Baby looks very much like the face that you'll meet soon.",
  37: "It's cozy in there: a cheek, a nose, maybe a full head of hair.",
  38: "You're nearly there. One more look before you meet in person?",
  39: "It's the last week for a peek. Soon you won't need a screen.",
});

/** One line per week about what a scan may show, without medical claims (ruling 37). */
export const weekLines: typeof drawnLines = Object.fromEntries(
  Object.entries(drawnLines).map(([week, line]) => [
    week,
    hasPhoto(Number(week)) ? photoLine(Number(week)) : line,
  ]),
);
