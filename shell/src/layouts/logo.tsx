/** The logo: a rising sun in an isometric frame, in the brand's colours. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 3 43 14v20L24 45 5 34V14z" fill="#354d9b" />
      <path d="M24 3 43 14 24 25 5 14z" fill="#1eb8cd" />
      <path d="M5 14v20l19 11V25z" fill="#24397f" />
      <path d="M14 30a10 10 0 0 1 20 0l-10 5.8z" fill="#ffb13d" />
      <path
        d="M24 10.5v5M15.8 12.6l3 3.2M32.2 12.6l-3 3.2"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
