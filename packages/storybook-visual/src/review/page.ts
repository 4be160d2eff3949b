import type { PageData, Shown } from '../report.ts';

// The script of the report page and of the review page, which can also accept differences.

const requireElement = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

const data = JSON.parse(requireElement('#run').textContent) as PageData;
const list = requireElement<HTMLOListElement>('#list');
const filter = requireElement<HTMLInputElement>('#filter');
const comparison = requireElement<HTMLElement>('#comparison');
const swipe = requireElement<HTMLInputElement>('#comparison input');
const status = requireElement('#status');
const viewButtons = document.querySelectorAll<HTMLButtonElement>('button[data-view]');

let current: Shown | undefined;
let view = 'side';

const isVisible = ({ screenshot }: Shown) =>
  filter.value === '' || screenshot.includes(filter.value.trim());
const visibleItems = () => data.screenshots.filter(isVisible);

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Element[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function createListItem(item: Shown): HTMLLIElement {
  const [mode = '', story = ''] = item.screenshot.split('/');
  const words = `${mode}, ${item.words}${item.accepted ? ', accepted' : ''}`;
  const image = item.thumbnail ?? item.actual;
  const button = createElement(
    'button',
    { type: 'button', ariaCurrent: String(item === current), onclick: () => showItem(item) },
    ...(image ? [createElement('img', { src: image, alt: '', loading: 'lazy' })] : []),
    createElement('strong', { textContent: story }),
    createElement('small', { textContent: words }),
  );
  button.dataset.accepted = String(item.accepted);
  return createElement('li', {}, button);
}

function showList(): void {
  const groups = Map.groupBy(visibleItems(), ({ group }) => group);
  list.replaceChildren(
    ...[...groups.values()].flatMap((members) => {
      const title = `The same change in ${members.length}`;
      const hidden = members.length === 1;
      const head = createElement('li', { className: 'group', textContent: title, hidden });
      return [head, ...members.map(createListItem)];
    }),
  );
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  const open = data.screenshots.filter(({ accepted }) => !accepted).length;
  requireElement('#count').textContent =
    `${visibleItems().length} of ${data.screenshots.length} shown` +
    (data.reviewing ? `, ${open} to decide` : '');
}

function showItem(item: Shown | undefined): void {
  current = item;
  showList();
  requireElement<HTMLElement>('main').hidden = item === undefined;
  if (!item) return;
  for (const name of ['expected', 'actual', 'difference'] as const) {
    const address = item[name];
    requireElement<HTMLElement>(`#${name}`).hidden = address === undefined;
    requireElement<HTMLAnchorElement>(`#${name} a`).href = address ?? '';
    requireElement<HTMLImageElement>(`#${name} img`).src = address ?? '';
  }
  requireElement('#actual figcaption').textContent = item.expected ? 'Actual' : 'New';
  showView();
  requireElement('#title').textContent = item.screenshot;
  requireElement('#words').textContent = item.words;
  const story = requireElement<HTMLAnchorElement>('#story');
  story.hidden = item.story === undefined;
  story.href = item.story ?? '';
}

function moveSelection(by: 1 | -1): void {
  const items = visibleItems();
  const at = current ? items.indexOf(current) : -1;
  showItem(items[Math.min(Math.max(at + by, 0), items.length - 1)] ?? current);
}

/** Shows the chosen view, or the only file if there is just one. */
function showView(): void {
  const isPair = current?.expected && current.actual;
  requireElement<HTMLElement>('main').dataset.view = isPair ? view : 'side';
  for (const button of viewButtons) {
    button.setAttribute('aria-pressed', String(button.dataset.view === view));
  }
}

async function accept(items: readonly Shown[]): Promise<void> {
  if (items.length === 0) return;
  const shown = items.map(({ screenshot, file }) => ({ screenshot, file }));
  const answer = await fetch('/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shown }),
  }).catch(() => undefined);
  status.textContent = (await answer?.text()) ?? 'The review has ended: npm run visual:review';
  if (!answer?.ok) return;
  for (const item of items) item.accepted = true;
  moveSelection(1);
}

const actions: Record<string, () => void> = {
  j: () => moveSelection(1),
  k: () => moveSelection(-1),
  ArrowDown: () => moveSelection(1),
  ArrowUp: () => moveSelection(-1),
  o: () => current?.actual && window.open(current.actual, '_blank'),
  '/': () => filter.focus(),
  ...(data.reviewing
    ? {
        a: () => void (current && accept([current])),
        g: () => void accept(visibleItems().filter(({ group }) => group === current?.group)),
      }
    : {}),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target, key } = event;
  if (target === filter) {
    if (key === 'Enter' || key === 'Escape') filter.blur();
    return;
  }
  const act = actions[key];
  if (!act) return;
  event.preventDefault();
  act();
});

for (const { dataset } of viewButtons) {
  actions[dataset.key ?? ''] = () => {
    view = dataset.view ?? 'side';
    showView();
  };
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-key]')) {
  button.addEventListener('click', () => actions[button.dataset.key ?? '']?.());
}
filter.addEventListener('input', showList);
requireElement<HTMLElement>('#decide').hidden = !data.reviewing;
swipe.addEventListener('input', () => comparison.style.setProperty('--at', `${swipe.value}%`));
showItem(data.screenshots[0]);
