declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff' | 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
    /** OpenType features; all by default. */
    keepFeatures: string[]
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
