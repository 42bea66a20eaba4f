import 'react'

declare module 'react' {
  // React renders it, its types do not know it.
  interface LinkHTMLAttributes<T> extends HTMLAttributes<T> {
    disabled?: boolean
  }
}
