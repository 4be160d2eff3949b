import type { PageData, Shown } from '../report.ts';

// The report of a run, and with a server behind it the review: which differences are accepted.

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

const data = JSON.parse(find('#run').textContent) as PageData;
const list = find<HTMLOListElement>('#list');
const filter = find<HTMLInputElement>('#filter');
const comparison = find('screenshot-comparison');
const note = find<HTMLTextAreaElement>('#note');
const status = find('#status');
const views = ['side', 'swipe', 'blink', 'marked'] as const;

let current: Shown | undefined;

const isVisible = ({ screenshot }: Shown) =>
  filter.value === '' || screenshot.includes(filter.value.trim());
const visible = () => data.screenshots.filter(isVisible);

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function entry(item: Shown): HTMLLIElement {
  const line = make('li', {});
  const button = make('button', { type: 'button' });
  button.setAttribute('aria-current', String(item === current));
  const [mode = '', story = ''] = item.screenshot.split('/');
  const decision = item.decision ? `, ${item.decision}` : '';
  button.append(
    make('strong', { textContent: story }),
    make('small', { textContent: `${mode}, ${item.words}${decision}` }),
  );
  button.dataset.decision = item.decision ?? '';
  button.addEventListener('click', () => show(item));
  line.append(button);
  return line;
}

function showList(): void {
  const groups = Map.groupBy(visible(), ({ group }) => group);
  list.replaceChildren(
    ...[...groups.values()].flatMap((members) => [
      ...(members.length > 1
        ? [make('li', { className: 'group', textContent: `The same change in ${members.length}` })]
        : []),
      ...members.map(entry),
    ]),
  );
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  const open = data.screenshots.filter(({ decision }) => !decision).length;
  find('#count').textContent =
    `${visible().length} of ${data.screenshots.length} shown` +
    (data.reviewing ? `, ${open} to decide` : '');
}

function show(item: Shown | undefined): void {
  current = item;
  showList();
  find<HTMLElement>('main').hidden = item === undefined;
  if (!item) return;
  for (const name of ['expected', 'actual', 'difference'] as const) {
    const address = item[name];
    if (address === undefined) comparison.removeAttribute(name);
    else comparison.setAttribute(name, address);
  }
  find('#title').textContent = item.screenshot;
  find('#words').textContent = item.words;
  const story = find<HTMLAnchorElement>('#story');
  story.hidden = item.story === undefined;
  story.href = item.story ?? '';
  note.value = item.note ?? '';
}

function step(by: 1 | -1): void {
  const items = visible();
  const at = current ? items.indexOf(current) : -1;
  show(items[Math.min(Math.max(at + by, 0), items.length - 1)] ?? current);
}

function setView(view: (typeof views)[number]): void {
  comparison.setAttribute('view', view);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-view]')) {
    button.setAttribute('aria-pressed', String(button.dataset.view === view));
  }
}

async function send(path: string, body: object): Promise<boolean> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const text = answer ? await answer.text() : 'The review has ended: npm run visual:review';
  status.textContent = text;
  return answer?.ok ?? false;
}

async function accept(items: readonly Shown[]): Promise<void> {
  if (items.length === 0) return;
  if (
    !(await send('/accept', { shown: items.map(({ screenshot, file }) => ({ screenshot, file })) }))
  )
    return;
  for (const item of items) {
    item.decision = 'accepted';
    delete item.note;
  }
  step(1);
}

async function reject(item: Shown): Promise<void> {
  if (
    !(await send('/reject', {
      shown: [{ screenshot: item.screenshot, file: item.file }],
      note: note.value,
    }))
  )
    return;
  Object.assign(item, { decision: 'rejected', note: note.value });
  note.blur();
  step(1);
}

const groupOf = ({ group }: Shown) =>
  visible().filter((item) => item.group === group && item.decision !== 'rejected');

const actions: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  o: () => current?.actual && window.open(current.actual, '_blank'),
  '/': () => filter.focus(),
  ...Object.fromEntries(views.map((view, at) => [String(at + 1), () => setView(view)])),
  ...(data.reviewing
    ? {
        a: () => void (current && accept([current])),
        g: () => void (current && accept(groupOf(current))),
        r: () => note.focus(),
      }
    : {}),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target, key } = event;
  if (target === note) {
    if (key === 'Escape') note.blur();
    if (key !== 'Enter' || event.shiftKey || !current) return;
    event.preventDefault();
    void reject(current);
    return;
  }
  if (target === filter) {
    if (key === 'Enter' || key === 'Escape') filter.blur();
    return;
  }
  const act = actions[key];
  if (!act) return;
  event.preventDefault();
  act();
});

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-key]')) {
  button.addEventListener('click', () => actions[button.dataset.key ?? '']?.());
}
find('#reject').addEventListener('click', () => void (current && reject(current)));
filter.addEventListener('input', showList);
find<HTMLElement>('#decide').hidden = !data.reviewing;
setView('side');
show(data.screenshots[0]);
