/** A tab of one engine. Elements are named by XPath, which every engine's driver understands. */
export interface Tab {
  /** Opens a page of the site, and waits until scripts have taken it over. */
  open(path: string): Promise<void>
  /** To the page before, as the browser's own button does. */
  back(): Promise<void>
  click(xpath: string): Promise<void>
  /** Types a text into a field, key by key; a line break is the Enter key. */
  type(xpath: string, text: string): Promise<void>
  /** Gives a field its value at once, as autofill does. */
  fill(xpath: string, value: string): Promise<void>
  /** Chooses an option of a select element by its value. */
  choose(xpath: string, value: string): Promise<void>
  /** Gives files to a file input. */
  upload(xpath: string, ...files: string[]): Promise<void>
  /** Runs a function in the page; it sees nothing of the test. */
  evaluate<T>(inPage: () => T): Promise<T>
  /** Whether an element is in the page now. */
  has(xpath: string): Promise<boolean>
  /** Errors that pages logged; undefined where the engine's driver does not tell. */
  errors(): string[] | undefined
  close(): Promise<void>
}

/** An element that has exactly this text, with white space put together. */
export const named = (element: string, text: string) => `//${element}[normalize-space()="${text}"]`

/** The field of a label that begins with a text. */
export const field = (label: string) => {
  const matching = `label[starts-with(normalize-space(), "${label}")]`
  return `(//*[@id=//${matching}/@for] | //${matching}//*[self::input or self::textarea or self::select])[1]`
}
