import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { phoneHref, studio } from '#content/studio.ts';
import { tick } from '#storybook/clock.ts';
import { rememberWeek } from '#lib/rememberedWeek.ts';
import { ServicesPage } from './ServicesPage.tsx';

/** The page with a button that remounts it, as if the visitor left and came back. */
function RemountablePage() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </button>
      <ServicesPage key={visit} />
    </>
  );
}

const meta = {
  title: 'Pages/Services',
  component: ServicesPage,
  parameters: { shell: true, route: '/services' },
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const sixPackages = [
  'Cherished Memories',
  'Premiere View',
  'Bump Day Special',
  'Gender Peek',
  'First Glimpse',
  'Quick Peek',
];

/** The section with this heading. */
function section(canvas: Canvas, heading: string) {
  const found = canvas.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!found) throw new Error(`${heading} is in no section`);
  return within(found);
}

async function waitForCards(canvas: Canvas) {
  await canvas.findByRole('article', { name: 'Quick Peek' });
  await canvas.findByRole('article', { name: 'Heartbeat Animal Session' });
}

/** Asserts that neither the DNA tests' section nor its link is rendered. */
async function expectNoDnaSection(canvas: Canvas) {
  await expect(canvas.queryByRole('heading', { name: 'DNA Testing Services' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'DNA Testing Services' })).toBeNull();
}

/** An element's distance from the top of the window, in pixels. */
const distanceFromTop = (id: string) =>
  document.getElementById(id)?.getBoundingClientRect().top ?? NaN;

/** Waits until scrolling has ended with this element at the top. */
async function expectScrolledTo(id: string) {
  await waitFor(async () => {
    const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    await expect(Math.abs(distanceFromTop(id) - offset)).toBeLessThan(2);
  });
}

export const FitsWeek: Story = {
  tags: ['state:r70.services.fits-week', 'vr', 'vr-mobile'],
  beforeEach: () => rememberWeek(31),
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    const packages = section(canvas, 'Ultrasound Packages');
    await expect(packages.getByText("You're in week 31. Close-up until week 35.")).toBeVisible();
    const [listed, marked] = packages.getAllByText('Fits week 31');
    await expect(listed?.closest('li')).toHaveTextContent(/^Cherished Memories/);
    await expect(marked?.closest('article')).toHaveAccessibleName('Cherished Memories');
    await userEvent.click(packages.getByRole('button', { name: 'Not week 31?' }));
    await expect(packages.queryByText('Fits week 31')).toBeNull();
    await expect(
      packages.getByText('Gender can be seen by ultrasound from 15 weeks.'),
    ).toBeVisible();
    rememberWeek(31);
  },
};

export const Loading: Story = {
  tags: ['state:4.services.loading', 'vr', 'vr-mobile'],
  parameters: { scenario: 'services.loading' },
};

export const Loaded: Story = {
  tags: ['state:2.services.loaded', 'vr', 'vr-mobile', 'vr-large-text', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    await expect(canvas.queryByText('Loading services...')).toBeNull();
    const packages = section(canvas, 'Ultrasound Packages');
    await expect(
      packages.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(sixPackages);
    await expect(packages.getAllByText(/not medical advice/)).toHaveLength(1);
    await expect(packages.getByText(`Powered by ${studio.booking.provider}`)).toBeVisible();
    await expect(section(canvas, 'DNA Testing Services').getAllByRole('article')).toHaveLength(2);
    const additional = section(canvas, 'Additional Services');
    await expect(
      additional.getByRole('article', { name: 'Heartbeat Animal Session' }),
    ).toBeVisible();
    await expect(additional.getByRole('link', { name: /Buy Online/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read our FAQ' })).toHaveAttribute(
      'href',
      '/faq/',
    );
    await expect(section(canvas, 'Peek Planner').getAllByRole('radio').length).toBeGreaterThan(5);
    const anchors =
      'ultrasound-packages peek-planner dna-testing 8k-hyperreal gender-dna-ultrasound ' +
      'gender-peek premiere-view cherished-memories quick-peek first-glimpse';
    for (const id of anchors.split(' ')) {
      await expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
  },
};

export const NoDnaTests: Story = {
  name: 'No DNA Tests',
  tags: ['state:2.services.no-dna', 'vr', 'vr-mobile'],
  parameters: { scenario: 'services.noDna' },
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    await expectNoDnaSection(canvas);
    await expect(document.getElementById('dna-testing')).toBeNull();
  },
};

export const UnknownEntry: Story = {
  tags: ['state:r67.services.unknown-entry'],
  parameters: { scenario: 'services.unknownEntry' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    for (const name of sixPackages) {
      await expect(canvas.getByRole('article', { name })).toBeVisible();
    }
    await expect(console.error).toHaveBeenCalledOnce();
  },
};

async function expectOtherBookingWays(canvas: Canvas) {
  const alert = within(await canvas.findByRole('alert'));
  await expect(alert.getByRole('link', { name: studio.phone })).toHaveAttribute('href', phoneHref);
  await expect(alert.getByRole('link', { name: /Book Online/ })).toHaveAttribute(
    'href',
    studio.booking.url,
  );
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.getByText('Excluding Sales Tax')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /Buy Online/ })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: /Early pregnancy/ })).toBeVisible();
  await expectNoDnaSection(canvas);
}

export const ServerError: Story = {
  tags: ['state:4.services.failure', 'vr', 'vr-mobile'],
  parameters: { scenario: 'services.500' },
  play: async ({ canvas, world }) => {
    await expectOtherBookingWays(canvas);
    await expect(world.requests).toHaveLength(1);
  },
};

export const LoadedOnRetry: Story = {
  parameters: { scenario: 'services.500ThenOk' },
  play: async ({ canvas, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitForCards(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(world.requests).toHaveLength(2);
  },
};

/** Shows the same as a server error. */
export const NetworkError: Story = {
  parameters: { scenario: 'services.offline' },
  play: async ({ canvas }) => {
    await expectOtherBookingWays(canvas);
  },
};

export const EmptyList: Story = {
  tags: ['vr'],
  parameters: { scenario: 'services.empty' },
  play: async ({ canvas }) => {
    const packages = section(canvas, 'Ultrasound Packages');
    await expect(await packages.findByRole('link', { name: studio.phone })).toBeVisible();
    await expect(packages.getByRole('link', { name: /Book Online/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expectNoDnaSection(canvas);
    await expect(canvas.getByRole('link', { name: /Buy Online/ })).toBeVisible();
  },
};

export const MalformedJson: Story = {
  name: 'Malformed JSON',
  parameters: { scenario: 'services.malformed' },
  play: async ({ canvas }) => {
    await expectOtherBookingWays(canvas);
  },
};

export const NoRefetch: Story = {
  tags: ['state:9.services.no-refetch'],
  render: () => <RemountablePage />,
  play: async ({ canvas, world }) => {
    await waitForCards(canvas);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await expect(world.requests).toHaveLength(1);
  },
};

export const FindMyPackage: Story = {
  tags: ['state:2.services.find-my-package'],
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    const buttons = canvas.getAllByRole('link', { name: 'Find My Perfect Package' });
    await expect(buttons).toHaveLength(6);
    await userEvent.click(buttons[0] as HTMLElement);
    await expectScrolledTo('peek-planner');
  },
};

export const AddOnsLink: Story = {
  name: 'Add-Ons Link',
  tags: ['state:2.services.addons-link'],
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    const links = canvas.getAllByRole('link', { name: 'Add-ons available' });
    await expect(
      links.map((link) => link.closest('article')?.querySelector('h3')?.textContent),
    ).toEqual(sixPackages);
    await userEvent.click(links[0] as HTMLElement);
    await expectScrolledTo('8k-hyperreal');
  },
};

export const HashDnaTesting: Story = {
  name: 'Hash #dna-testing',
  tags: ['state:2.services.hash.dna-testing', 'vr', 'vr-mobile'],
  parameters: { route: '/services#dna-testing' },
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    await expectScrolledTo('dna-testing');
  },
};

export const HashPeekPlanner: Story = {
  name: 'Hash #peek-planner',
  tags: ['state:2.services.hash.peek-planner', 'vr', 'vr-mobile'],
  parameters: { route: '/services#peek-planner' },
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    await expectScrolledTo('peek-planner');
  },
};

export const HashArrivesLate: Story = {
  tags: ['state:2.services.hash.retry-late'],
  parameters: { route: '/services#dna-testing', scenario: 'services.slow' },
  play: async ({ canvas }) => {
    await expect(document.getElementById('dna-testing')).toBeNull();
    await waitForCards(canvas);
    await expectScrolledTo('dna-testing');
  },
};

/** Advances the fake clock until the service list has rendered and was announced. */
async function waitForServiceList() {
  const last = ['quick-peek', 'heartbeat-animal-session'];
  const complete = () => last.every((id) => document.getElementById(id));
  for (let wait = 0; wait < 2000 && !complete(); wait += 1) await tick(1);
  await expect(complete()).toBe(true);
  await tick(1);
}

/** Adds the anchor after the last attempt, and asserts that the page never scrolls to it. */
async function expectNoScrollTo(id: string) {
  const scrollIntoView = spyOn(Element.prototype, 'scrollIntoView');
  const late = document.createElement('div');
  late.id = id;
  document.body.append(late);
  try {
    await tick(60_000);
    await expect(scrollIntoView).not.toHaveBeenCalled();
  } finally {
    late.remove();
  }
}

export const HashAfterVisitorScrolled: Story = {
  parameters: { route: '/services#dna-testing', fakeTimers: true },
  play: async ({ canvas }) => {
    const scrollIntoView = spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.wheel(canvas.getByRole('heading', { level: 1 }));
    await waitForServiceList();
    await tick(60_000);
    await expect(document.getElementById('dna-testing')).toBeInTheDocument();
    await expect(scrollIntoView).not.toHaveBeenCalled();
  },
};

export const HashNeverArrives: Story = {
  tags: ['state:2.services.hash.retry-exhausted'],
  parameters: {
    route: '/services#dna-testing',
    scenario: 'services.noDna',
    fakeTimers: true,
  },
  play: async () => {
    // The first attempt and 20 retries, 100 ms apart.
    await tick(2100);
    await waitForServiceList();
    await expectNoScrollTo('dna-testing');
  },
};

export const HashOther: Story = {
  tags: ['state:2.services.hash.other', 'vr'],
  // The links are in the table, which is hidden on phones.
  globals: { viewport: { value: 'desktop' } },
  parameters: { route: '/services#8k-hyperreal' },
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    await expectScrolledTo('8k-hyperreal');
    for (const name of ['Quick Peek', 'Premiere View']) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await expectScrolledTo(name.toLowerCase().replace(' ', '-'));
    }
  },
};

export const HashMissing: Story = {
  tags: ['state:2.services.hash.other-missing'],
  parameters: { route: '/services#nope', fakeTimers: true },
  play: async () => {
    await tick(300);
    await waitForServiceList();
    await expectNoScrollTo('nope');
    await expect(window.scrollY).toBe(0);
  },
};

export const HashChanges: Story = {
  tags: ['state:2.services.hash.change'],
  parameters: { route: '/services#8k-hyperreal' },
  play: async ({ canvas }) => {
    await waitForCards(canvas);
    await expectScrolledTo('8k-hyperreal');
    const jump = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await userEvent.click(jump.getByRole('link', { name: 'DNA Testing Services' }));
    await expectScrolledTo('dna-testing');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await userEvent.click(jump.getByRole('link', { name: 'DNA Testing Services' }));
    await expectScrolledTo('dna-testing');
  },
};
