/** True for a form submitted by a browser without scripts, whose response is a page for people. */
export const wantsPage = (accept: string | undefined) => accept?.includes('text/html') === true
