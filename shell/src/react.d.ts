import 'react'

declare module 'react' {
  // React renders this attribute, but its types lack it.
  interface LinkHTMLAttributes<T> extends HTMLAttributes<T> {
    disabled?: boolean
  }
}
