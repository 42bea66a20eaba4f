/** Longer words must be able to break on the narrowest phone. */
const LONGEST = 12

/** A title that keeps hyphenated words such as "hand-painted" on one line. The fonts lack the non-breaking hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  // Every second part is a hyphenated word.
  text.split(/(\w+(?:-\w+)+)/).map((part, nth) =>
    nth % 2 && part.length <= LONGEST ? (
      <span key={nth} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
