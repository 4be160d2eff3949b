/** What the tests need of a browser, whatever protocol drives it. */
export type Driver = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page, which the page's CSP does not block. It may be async. */
  evaluate<Given, Result>(run: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>;
  /** Clicks the element that a function finds in the page. */
  click<Given>(find: (given: Given) => Element | Promise<Element>, given: Given): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'ArrowDown' | 'ArrowUp'): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the viewport's size, or the nearest that the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};
