import { studio } from '#content/studio.ts';
import { cartFixtures, corruptCarts, type CartName } from '#mocks/fixtures/carts.ts';
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts';
import { DEFAULT_CLOCK } from './clock.ts';

/** The frame of a story that asks for none. */
export const DEFAULT_VIEWPORT = 'desktop';

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

type Item = { value: string; title: string; right?: string };

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
    items: [{ type: 'reset' as const, title: 'As the story says' }, ...items],
    dynamicTitle: true,
  },
});

/** A name as the address of a story takes it: Storybook drops what holds a dot or a percent sign. */
const addressed = (name: string) => name.replaceAll('.', '-');

export const globalTypes = {
  scenario: control(
    'Scenario',
    'lightning',
    'What the mocked server does',
    scenarioNames.map((name) => ({
      value: addressed(name),
      title: name,
      right: scenarios[name].description,
    })),
  ),
  clock: control(
    'Clock',
    'time',
    'What day it is',
    Object.entries(clocks).map(([value, { title }]) => ({ value, title: value, right: title })),
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
  media: control('Media', 'contrast', 'What the visitor asks of colours, motion and paper', [
    { value: 'reduced-motion', title: 'Reduced motion' },
    { value: 'forced-colours', title: 'Forced colours' },
    { value: 'print', title: 'Print' },
  ]),
  textSize: control('Text', 'zoom', 'How large the visitor has set the text', [
    { value: '140-percent', title: 'Text at 140 %' },
    { value: '200-percent', title: 'Text at 200 %' },
  ]),
  compare: control('Compare', 'sidebyside', 'Many frames at once', [
    { value: 'widths', title: 'Widths', right: '320, 390, 768 and 1280 pixels' },
    {
      value: 'preferences',
      title: 'Preferences',
      right: 'forced colours, less motion, large text',
    },
    { value: 'states', title: 'States', right: 'every story of this component' },
  ]),
};

/** A frame with a story in it. */
export type Pane = {
  title: string;
  /** The story, where it is not the open one. */
  id?: string;
  /** In pixels. */
  width: number;
  height?: number;
  globals: object;
};

/** What stands side by side; the states are those of the open story's component. */
export const comparisons = {
  widths: [
    { title: '320', width: 320, globals: { viewport: { value: 'narrow' } } },
    { title: '390', width: 390, globals: { viewport: { value: 'mobile' } } },
    { title: '768', width: 768, globals: { viewport: { value: 'tablet' } } },
    { title: '1280', width: 1280, globals: { viewport: { value: 'desktop' } } },
  ],
  preferences: [
    { title: 'As most see it', width: 768, globals: {} },
    { title: 'Forced colours', width: 768, globals: { media: 'forced-colours' } },
    { title: 'Reduced motion', width: 768, globals: { media: 'reduced-motion' } },
    { title: 'Text at 200 %', width: 768, globals: { textSize: '200-percent' } },
  ],
  states: [],
} satisfies Record<string, Pane[]>;

export type Comparison = keyof typeof comparisons;

export const isComparison = (value: unknown): value is Comparison =>
  typeof value === 'string' && Object.hasOwn(comparisons, value);

type Choices = Record<string, unknown>;

/** What a visitor may ask for, as far as a page can show it. */
export type Medium = 'reduced-motion' | 'forced-colours' | 'print';

/** What the preview knows of a story: its parameters, see `preview.tsx`. */
export type Seed = {
  scenario: ScenarioName;
  clock: string;
  cart: CartName | undefined;
  media: Medium | undefined;
  textSize: string | undefined;
};

/** What a story starts with: what the toolbar says, else what its parameters say. */
export function seedOf(parameters: Choices, globals: Choices): Seed {
  const chosen = (name: string) => globals[name] as string | undefined;
  const size = chosen('textSize');
  return {
    scenario:
      scenarioNames.find((name) => addressed(name) === chosen('scenario')) ??
      (parameters.scenario as ScenarioName | undefined) ??
      'default',
    clock:
      clocks[chosen('clock') ?? '']?.now ??
      (parameters.clock as string | undefined) ??
      DEFAULT_CLOCK,
    cart: (chosen('cart') ?? parameters.cart) as CartName | undefined,
    media: chosen('media') as Medium | undefined,
    textSize: size?.replace('-percent', '%'),
  };
}

/** Everything that the toolbar says, as one text: a story mounts anew when it changes. */
export const choicesOf = (globals: Choices): string =>
  Object.keys(globalTypes)
    .map((name) => String(globals[name]))
    .join();

/**
 * Whether a story stands as it was written to: what it asserts of itself says nothing once the
 * toolbar has changed what it starts with, or its frame.
 */
export function standsAsWritten(
  parameters: Choices,
  globals: Choices,
  storyGlobals: Choices = {},
): boolean {
  const viewportOf = ({ viewport }: Choices) => (viewport as { value?: string } | undefined)?.value;
  const ownFrame = viewportOf(storyGlobals) ?? DEFAULT_VIEWPORT;
  const own = seedOf(parameters, {});
  const now = seedOf(parameters, globals);
  return (
    !isComparison(globals.compare) &&
    (viewportOf(globals) ?? ownFrame) === ownFrame &&
    Object.entries(own).every(([name, value]) => now[name as keyof Seed] === value)
  );
}
