const stroke = {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const WhatsAppIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19z" {...stroke} />
    <path d="M9 8.6c-.6 2.6 3 6.4 6.1 6.200l.7-1.6-2-1-1 .9a6 6 0 0 1-2-2l.9-1-.9-2z" fill="currentcolor" />
  </svg>
)

export const CopyIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1"
      {...stroke}
    />
  </svg>
)

export const ShareIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 15V4m-4 3.500L12 4l4 3.500M5 12v7h14v-7" {...stroke} />
  </svg>
)

export const SaveIcon = ({ filled }: { filled: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 4h10v16l-5-4-5 4z" {...stroke} fill={filled ? 'currentcolor' : 'none'} />
  </svg>
)
