/** Moves the focus to the screen's title, for when the focused element has gone. */
export const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
