const VIEWS = ['side', 'swipe', 'blink', 'marked'] as const;

/** Side by side, one wiped over the other, both in turn, or with the difference marked. */
export type View = (typeof VIEWS)[number];

/** Milliseconds for which each screenshot shows in the blink view. */
const BLINK = 600;

const style = `
:host { display: block; }
.side { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption { margin-block-end: 0.375rem; font-size: 0.875rem; color: var(--muted); }
img { display: block; max-width: 100%; background: #fff; box-shadow: 0 0 0 1px var(--line); }
.stack { position: relative; display: inline-block; max-width: 100%; }
.stack a + a { position: absolute; inset: 0; }
.swipe a + a { clip-path: inset(0 0 0 var(--at, 50%)); }
.line { position: absolute; inset: 0 auto 0 var(--at, 50%); width: 2px; background: var(--accent); pointer-events: none; }
input { display: block; width: 100%; margin-block-end: 0.75rem; accent-color: var(--accent); }
.blink a + a { visibility: hidden; }
.blink.now a + a { visibility: visible; }
`;

/**
 * `<screenshot-comparison expected actual difference view>`: two screenshots and their difference, by
 * the addresses of their files. A click opens one at full size. With one file alone, it shows that.
 */
class ScreenshotComparison extends HTMLElement {
  static readonly observedAttributes = ['expected', 'actual', 'difference', 'view'];
  readonly #root = this.attachShadow({ mode: 'open' });
  #blinking: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  disconnectedCallback(): void {
    clearInterval(this.#blinking);
  }

  get #view(): View {
    return VIEWS.find((view) => view === this.getAttribute('view')) ?? 'side';
  }

  #screenshot(name: 'expected' | 'actual' | 'difference', words: string): HTMLElement {
    const address = this.getAttribute(name);
    if (address === null) return document.createElement('span');
    const link = document.createElement('a');
    link.href = address;
    link.target = '_blank';
    const image = document.createElement('img');
    image.src = address;
    image.alt = words;
    link.append(image);
    return link;
  }

  #figure(name: 'expected' | 'actual', words: string): HTMLElement {
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = words;
    figure.append(caption, this.#screenshot(name, words));
    return figure;
  }

  #stack(view: 'swipe' | 'blink'): HTMLElement {
    const stack = document.createElement('div');
    stack.className = `stack ${view}`;
    stack.append(this.#screenshot('expected', 'Expected'), this.#screenshot('actual', 'Actual'));
    return stack;
  }

  #swipe(): HTMLElement[] {
    const stack = this.#stack('swipe');
    const line = document.createElement('div');
    line.className = 'line';
    stack.append(line);
    const slider = document.createElement('input');
    Object.assign(slider, { type: 'range', min: '0', max: '100', value: '50' });
    slider.setAttribute('aria-label', 'How much of the expected screenshot shows');
    slider.addEventListener('input', () => stack.style.setProperty('--at', `${slider.value}%`));
    return [slider, stack];
  }

  #blink(): HTMLElement[] {
    const stack = this.#stack('blink');
    this.#blinking = setInterval(() => stack.classList.toggle('now'), BLINK);
    return [stack];
  }

  #side(): HTMLElement[] {
    const both = document.createElement('div');
    both.className = 'side';
    both.append(this.#figure('expected', 'Expected'), this.#figure('actual', 'Actual'));
    return [both];
  }

  #show(): void {
    clearInterval(this.#blinking);
    const sheet = document.createElement('style');
    sheet.textContent = style;
    const both = this.hasAttribute('expected') && this.hasAttribute('actual');
    const shown = {
      side: () => this.#side(),
      swipe: () => this.#swipe(),
      blink: () => this.#blink(),
      marked: () => [this.#screenshot('difference', 'Where they differ, in red')],
    };
    const only = this.hasAttribute('expected') ? 'expected' : 'actual';
    this.#root.replaceChildren(
      sheet,
      ...(both
        ? shown[this.#view]()
        : [this.#figure(only, only === 'actual' ? 'New' : 'Expected')]),
    );
  }
}

customElements.define('screenshot-comparison', ScreenshotComparison);
