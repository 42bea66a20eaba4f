const scrollable = /<(?:pre|figure(?=[^>]* class="(?:[^"]* )?table[ "]))/g

/**
 * Makes elements that may be wider than the page, tables and listings, focusable, so that the keyboard can
 * scroll them.
 * @param html sanitised by the api, so that attributes have one form
 */
export const focusScrollable = (html: string) => html.replace(scrollable, '$& tabindex="0"')
