const scrollable = /<(?:pre|figure(?=[^>]* class="(?:[^"]* )?table[ "]))/g

/**
 * Lets the keyboard reach, and so scroll, what may be wider than the page: tables and listings.
 * @param html sanitised by the api, so that attributes are written in one way
 */
export const focusScrollable = (html: string) => html.replace(scrollable, '$& tabindex="0"')
