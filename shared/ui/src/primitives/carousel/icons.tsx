const stroke = {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const PreviousIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m15 5-7 7 7 7" {...stroke} />
  </svg>
)

export const NextIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m9 5 7 7-7 7" {...stroke} />
  </svg>
)

export const PauseIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5v14M16 5v14" {...stroke} />
  </svg>
)

export const PlayIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5v14l11-7z" {...stroke} />
  </svg>
)
