import { studio } from '#content/studio.ts';
import { cartFixtures, corruptCarts, type CartName } from '#mocks/fixtures/carts.ts';
import { globalTypes as reviewTypes } from '#packages/storybook-review/src/globalTypes.ts';
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts';
import { DEFAULT_CLOCK } from './clock.ts';

/** The viewport of a story that sets none. */
export const DEFAULT_VIEWPORT = 'desktop';

const { lastDay } = studio.promo;
const onLastDay = new Date(`${lastDay}T12:00:00-04:00`);
const daysFromLastDay = (days: number) => {
  const date = new Date(onLastDay);
  date.setDate(date.getDate() + days);
  return date.toISOString();
};

/** The toolbar's choices for the clock, by value. */
export const clocks: Record<string, { title: string; now: string }> = {
  default: { title: 'January 15, 2026, noon', now: DEFAULT_CLOCK },
  before: { title: 'Two weeks before the promo ends', now: daysFromLastDay(-14) },
  on: { title: `The promo's last day (${lastDay})`, now: daysFromLastDay(0) },
  after: { title: 'The day after the promo', now: daysFromLastDay(1) },
};

type Item = { value: string; title: string; right?: string };

const toolbarControl = <const Icon extends string>(
  title: string,
  icon: Icon,
  description: string,
  items: Item[],
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: [{ type: 'reset' as const, title: 'As in the story' }, ...items],
    dynamicTitle: true,
  },
});

/** Makes a name safe for a story's URL: Storybook drops values with dots or percent signs. */
const toUrlName = (name: string) => name.replaceAll('.', '-');

export const globalTypes = {
  scenario: toolbarControl(
    'Scenario',
    'lightning',
    'What the mocked server does',
    scenarioNames.map((name) => ({
      value: toUrlName(name),
      title: name,
      right: scenarios[name].description,
    })),
  ),
  clock: toolbarControl(
    'Clock',
    'time',
    'What day it is',
    Object.entries(clocks).map(([value, { title }]) => ({ value, title: value, right: title })),
  ),
  cart: toolbarControl(
    'Cart',
    'credit',
    'What the cart holds',
    [...Object.keys(cartFixtures), ...Object.keys(corruptCarts)].map((value) => ({
      value,
      title: value,
    })),
  ),
  ...reviewTypes,
  mock: { description: 'What the panel Mock changes about answers' },
};

type Choices = Record<string, unknown>;

/** What to seed for a story, from its parameters (see `preview.tsx`) and the toolbar. */
export type Seed = {
  scenario: ScenarioName;
  clock: string;
  cart: CartName | undefined;
  /** What the panel Mock changes, encoded. */
  mock: string | undefined;
};

/** A story's seed: the toolbar's choices win over its parameters. */
export function worldSeedOf(parameters: Choices, globals: Choices): Seed {
  const toolbarChoice = (name: string) => globals[name] as string | undefined;
  return {
    scenario:
      scenarioNames.find((name) => toUrlName(name) === toolbarChoice('scenario')) ??
      (parameters.scenario as ScenarioName | undefined) ??
      'default',
    clock:
      clocks[toolbarChoice('clock') ?? '']?.now ??
      (parameters.clock as string | undefined) ??
      DEFAULT_CLOCK,
    cart: (toolbarChoice('cart') ?? parameters.cart) as CartName | undefined,
    mock: toolbarChoice('mock'),
  };
}

const viewportOf = ({ viewport }: Choices) => (viewport as { value?: string } | undefined)?.value;

/**
 * All toolbar choices as one string: a story remounts when it changes, and plays again. Rendered
 * without its `play`, it would lose its state.
 */
export const choicesOf = (globals: Choices): string =>
  [
    ...['scenario', 'clock', 'cart', 'mock'].map((name) => globals[name]),
    viewportOf(globals),
  ].join();

/** Whether the toolbar changes nothing about a story's seed and viewport. */
export function isAsWritten(
  parameters: Choices,
  globals: Choices,
  storyGlobals: Choices = {},
): boolean {
  const ownFrame = viewportOf(storyGlobals) ?? DEFAULT_VIEWPORT;
  const own = worldSeedOf(parameters, {});
  const now = worldSeedOf(parameters, globals);
  return (
    (viewportOf(globals) ?? ownFrame) === ownFrame &&
    Object.entries(own).every(([name, value]) => now[name as keyof Seed] === value)
  );
}
