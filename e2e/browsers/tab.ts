/** A tab of one engine. Elements are selected by XPath, which every engine's driver supports. */
export interface Tab {
  /** Opens a page of the site and waits until scripts have taken over. */
  open(path: string): Promise<void>
  /** Navigates back, like the browser's back button. */
  back(): Promise<void>
  click(xpath: string): Promise<void>
  /** Types text into a field key by key; a line break presses Enter. */
  type(xpath: string, text: string): Promise<void>
  /** Sets a field's value in one step, as autofill does. */
  fill(xpath: string, value: string): Promise<void>
  /** Chooses an option of a select element by its value. */
  choose(xpath: string, value: string): Promise<void>
  /** Selects files in a file input. */
  upload(xpath: string, ...files: string[]): Promise<void>
  /** Runs a function in the page; it has no access to the test's scope. */
  evaluate<T>(inPage: () => T): Promise<T>
  /** Returns whether the page contains an element now. */
  has(xpath: string): Promise<boolean>
  /** Errors that pages logged; undefined if the engine's driver does not report them. */
  errors(): string[] | undefined
  close(): Promise<void>
}

/** XPath of an element with exactly this text, after whitespace is normalised. */
export const named = (element: string, text: string) => `//${element}[normalize-space()="${text}"]`

/** XPath of the field whose label begins with a text. */
export const field = (label: string) => {
  const matching = `label[starts-with(normalize-space(), "${label}")]`
  return `(//*[@id=//${matching}/@for] | //${matching}//*[self::input or self::textarea or self::select])[1]`
}
