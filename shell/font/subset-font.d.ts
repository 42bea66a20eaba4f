declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    /** OpenType features; all by default. */
    keepFeatures: string[]
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
