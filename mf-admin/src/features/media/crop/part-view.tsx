import { useEffect, useRef } from 'react'
import type { Frame, Rotation } from './crop-frame.ts'

interface PartViewProps {
  image: HTMLImageElement
  rotation: Rotation
  /** In pixels of the rotated image. */
  frame: Frame
  label: string
  className: string | undefined
}

/** A part of a rotated image, drawn by the browser. */
export function PartView({ image, rotation, frame, label, className }: PartViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { left, top, width, height } = frame

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    // The size is an attribute below; setting it has cleared the canvas.
    context.setTransform(1, 0, 0, 1, -left, -top)
    const isOnItsSide = rotation % 180 !== 0
    const { naturalWidth, naturalHeight } = image
    const [across, down] = isOnItsSide ? [naturalHeight, naturalWidth] : [naturalWidth, naturalHeight]
    context.clearRect(left, top, width, height)
    context.translate(across / 2, down / 2)
    context.rotate((rotation * Math.PI) / 180)
    context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2)
  }, [image, rotation, left, top, width, height])

  return <canvas ref={canvas} role="img" aria-label={label} className={className} {...{ width, height }} />
}
