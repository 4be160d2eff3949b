/** The text as typed in the content, without the no-break spaces of `NoBreak`. */
export const typedText = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00A0', ' ');

/** Matches an element by its full text, even if `NoBreak` has wrapped parts of it in elements. */
export const fullText = (text: string) => (_own: string, element: Element | null) =>
  typedText(element) === text &&
  Array.from(element?.children ?? [], typedText).every((part) => part !== text);
