export interface Size {
  width: number
  height: number
}

/** A point of a picture, in percent from the left and the top. */
export interface Focus {
  x: number
  y: number
}

/** Size and crop of a picture that fills a box, like `object-fit` and `object-position` in a page. */
export function coverCrop(picture: Size, box: Size, focus: Focus) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = Math.max(box.width, Math.round(picture.width * scale))
  const height = Math.max(box.height, Math.round(picture.height * scale))
  const left = Math.round(((width - box.width) * focus.x) / 100)
  const top = Math.round(((height - box.height) * focus.y) / 100)
  return { filled: { width, height }, cut: { left, top, width: box.width, height: box.height } }
}
