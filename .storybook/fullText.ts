/** Matches the element with this text, whose phrases `NoBreak` may have wrapped. */
export const fullText = (text: string) => (_own: string, element: Element | null) =>
  element?.textContent === text &&
  Array.from(element.children, (child) => child.textContent).every((part) => part !== text);
