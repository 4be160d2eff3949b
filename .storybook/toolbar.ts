import { studio } from '#content/studio.ts';
import { cartFixtures, corruptCarts, type CartName } from '#mocks/fixtures/carts.ts';
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts';
import { DEFAULT_CLOCK } from './clock.ts';

/** What a control shows while the story itself decides. */
const STORY = 'story';

const { lastDay } = studio.promo;
const onLastDay = new Date(`${lastDay}T12:00:00-04:00`);
const daysFromIt = (days: number) => {
  const date = new Date(onLastDay);
  date.setDate(date.getDate() + days);
  return date.toISOString();
};

/** The moments that the toolbar offers, by their value. */
export const clocks: Record<string, { title: string; now: string }> = {
  default: { title: 'January 15, 2026, noon', now: DEFAULT_CLOCK },
  before: { title: 'Two weeks before the promo ends', now: daysFromIt(-14) },
  on: { title: `The promo's last day (${lastDay})`, now: daysFromIt(0) },
  after: { title: 'The day after the promo', now: daysFromIt(1) },
};

type Item = { value: string; title: string };

const control = <const Icon extends string>(
  title: string,
  icon: Icon,
  description: string,
  items: Item[],
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: [{ value: STORY, title: `${title}: as the story says` }, ...items],
    dynamicTitle: true,
  },
});

export const globalTypes = {
  scenario: control(
    'Scenario',
    'lightning',
    'What the mocked server does',
    scenarioNames.map((value) => ({ value, title: `${value}: ${scenarios[value].description}` })),
  ),
  clock: control(
    'Clock',
    'time',
    'What day it is',
    Object.entries(clocks).map(([value, { title }]) => ({ value, title })),
  ),
  cart: control(
    'Cart',
    'credit',
    'What the cart holds',
    [...Object.keys(cartFixtures), ...Object.keys(corruptCarts)].map((value) => ({
      value,
      title: value,
    })),
  ),
  motion: control('Motion', 'play', 'Whether the visitor asks for less motion', [
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  textSize: control('Text', 'zoom', 'How large the visitor has set the text', [
    { value: '200%', title: 'Text at 200 %' },
  ]),
};

type Choices = Record<string, unknown>;

export const initialGlobals: Choices = Object.fromEntries(
  Object.keys(globalTypes).map((name) => [name, STORY]),
);

/** What the preview knows of a story: its parameters, see `preview.tsx`. */
export type Seed = {
  scenario: ScenarioName;
  clock: string;
  cart: CartName | undefined;
  reducedMotion: boolean;
  textSize: string | undefined;
};

/** What a story starts with: what the toolbar says, else what its parameters say. */
export function seedOf(parameters: Choices, globals: Choices): Seed {
  const chosen = (name: string) => (globals[name] === STORY ? undefined : globals[name]);
  return {
    scenario: (chosen('scenario') ?? parameters.scenario ?? 'default') as ScenarioName,
    clock:
      clocks[chosen('clock') as string]?.now ??
      (parameters.clock as string | undefined) ??
      DEFAULT_CLOCK,
    cart: (chosen('cart') ?? parameters.cart) as CartName | undefined,
    reducedMotion: chosen('motion') === 'reduced',
    textSize: chosen('textSize') as string | undefined,
  };
}

/** Everything that the toolbar says, as one text: a story mounts anew when it changes. */
export const choicesOf = (globals: Choices): string =>
  Object.keys(globalTypes)
    .map((name) => String(globals[name]))
    .join();
