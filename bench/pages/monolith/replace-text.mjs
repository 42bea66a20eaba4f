/** Loader: the sources as they are once a text has been replaced. */
export default function replaceText(source) {
  const { before, after } = this.getOptions()
  return source.replaceAll(before, after)
}
