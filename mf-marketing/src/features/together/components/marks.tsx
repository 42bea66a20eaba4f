/** The studio's mark: a play button set in a block of the isometric world. */
export const StudioMark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
    <path d="M24 2 43 13v22L24 46 5 35V13z" fill="#1eb8cd" />
    <path d="M24 24v22L5 35V13z" fill="#354d9b" />
    <path d="M24 24v22l19-11V13z" fill="#24397f" />
    <path d="m29 27.4 8.5 1.6-8.5 8.2z" fill="#6fe6f2" />
    <path d="M9 20.5v6M13 27v6M17 21.4v6" stroke="#6fe6f2" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)

/** The academy's mark: a pencil that rises like the sun. */
export const AcademyMark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
    <path d="M4 38a20 20 0 0 1 40 0z" fill="#ffb13d" />
    <path d="M17 38V17l7-13 7 13v21z" fill="#354d9b" />
    <path d="M24 38V4l7 13v21z" fill="#24397f" />
    <path d="m24 4 4 7.4a7 7 0 0 1-8 0z" fill="#1eb8cd" />
    <path d="M3 42h42" stroke="#1eb8cd" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
