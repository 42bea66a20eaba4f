/** A longer word may need its break on the narrowest phone. */
const LONGEST = 12

/** A title whose words with a hyphen stay on one line, such as "hand-painted": no font of the site has the hyphen for it. */
export const Unbroken = ({ text }: { text: string }) =>
  // Every second part is such a word.
  text.split(/(\w+(?:-\w+)+)/).map((part, nth) =>
    nth % 2 && part.length <= LONGEST ? (
      <span key={nth} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
