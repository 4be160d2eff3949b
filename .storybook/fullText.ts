/** Matches an element by its full text, even if `NoBreak` has wrapped parts of it in elements. */
export const fullText = (text: string) => (_own: string, element: Element | null) =>
  element?.textContent === text &&
  Array.from(element.children, (child) => child.textContent).every((part) => part !== text);
