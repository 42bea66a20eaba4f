const gallery = /<figure class="gallery">.*?<\/figure>\s*<\/figure>/gs

/** Widths of the columns of a gallery in a text, as `sizes` of a picture states them. */
const SIZES = '(min-width: 40rem) 28rem, 60vw'

/**
 * Lets pictures of galleries load once they are near, in a size for their column.
 * @param html sanitised by the api, so that attributes are written in one way, and galleries contain only figures
 */
export const fitGalleries = (html: string) =>
  html.replace(gallery, (found) =>
    found
      .replaceAll(/<img (?![^>]* loading=)/g, '<img loading="lazy" decoding="async" ')
      .replaceAll(/(?<= sizes=")[^"]*/g, SIZES),
  )
