/** Loader that replaces a text in the sources. */
export default function replaceText(source) {
  const { before, after } = this.getOptions()
  return source.replaceAll(before, after)
}
