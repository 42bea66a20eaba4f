declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.avif' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
/** A picture in all its widths and formats. */
declare module '*.webp?picture' {
  const picture: import('./primitives/index.ts').PictureSource
  export default picture
}
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.mp4' {
  const url: string
  export default url
}
declare module '*.webm' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
