/** Moves the focus to the screen's title, where what was focused is gone. */
export const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
