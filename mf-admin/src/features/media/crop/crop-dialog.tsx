import { uploadUrl } from '@anyam/data'
import { MIN_CROP, type PictureDetail } from '@arunika/admin-contracts'
import { Button, Field, Notice, Skeleton } from '@arunika/ui'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { largestOf, PICTURES, refusalOf } from '../../../lib/pictures.ts'
import { keysOf } from '../../../lib/use-list-page.ts'
import { cropPicture } from '../api/pictures.ts'
import styles from './crop-dialog.module.css'
import {
  type Frame,
  LOWER_RIGHT,
  moveFrame,
  RATIOS,
  type RatioName,
  type Rotation,
  resizeFrame,
  rotatedSize,
  rotateFrame,
  wholeFrame,
  withRatio,
} from './crop-frame.ts'
import { CropStage } from './crop-stage.tsx'
import { PartView } from './part-view.tsx'

interface CropDialogProps {
  picture: PictureDetail
  onClose: () => void
}

/** Rotates and crops a picture into a new one. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const [image, setImage] = useState<HTMLImageElement>()
  const [failed, setFailed] = useState(false)
  const src = uploadUrl(largestOf(picture))

  useEffect(() => {
    if (failed) return
    const loading = new Image()
    loading.onload = () => setImage(loading)
    loading.onerror = () => setFailed(true)
    loading.src = src
    return () => {
      loading.onload = null
      loading.onerror = null
    }
  }, [src, failed])

  return (
    <ReadingDialog open wide title="Crop and rotate" onClose={onClose}>
      {failed && <Notice title="The picture could not be loaded" onRetry={() => setFailed(false)} />}
      {!failed && !image && <Skeleton className={styles.placeholder} />}
      {image && <Crop picture={picture} image={image} onClose={onClose} />}
    </ReadingDialog>
  )
}

function Crop({ picture, image, onClose }: CropDialogProps & { image: HTMLImageElement }) {
  const original = { width: image.naturalWidth, height: image.naturalHeight }
  const [rotation, setRotation] = useState<Rotation>(0)
  const [frame, setFrame] = useState(() => wholeFrame(original))
  const [ratioName, setRatioName] = useState<RatioName>('free')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const id = useId()
  const size = rotatedSize(original, rotation)
  const { ratio } = RATIOS.find(({ value }) => value === ratioName) ?? RATIOS[0]
  const isWhole = frame.width === size.width && frame.height === size.height

  function change(next: Frame) {
    setFrame(next)
    setError(undefined)
  }
  function rotate(isRight: boolean) {
    const next = ((rotation + (isRight ? 90 : 270)) % 360) as Rotation
    setRotation(next)
    change(withRatio(rotateFrame(frame, size, isRight), rotatedSize(original, next), ratio))
  }
  function choose(name: RatioName) {
    setRatioName(name)
    change(withRatio(frame, size, RATIOS.find(({ value }) => value === name)?.ratio))
  }
  async function save() {
    setBusy(true)
    try {
      const added = await cropPicture(picture.id, { rotation, frame })
      await mutate(keysOf(PICTURES))
      onClose()
      const state: MessageState = { message: 'The picture has been saved as a new one.' }
      navigate(`/admin/media/edit/${added.id}`, { state })
    } catch (reason) {
      setError(refusalOf(reason))
      setBusy(false)
    }
  }

  return (
    <div className={styles.columns}>
      <div className={styles.stageSide}>
        <CropStage
          {...{ image, rotation, size, frame, ratio }}
          describedBy={`${id}-frame ${id}-keys`}
          onFrame={change}
        />
        <p id={`${id}-frame`} className={styles.facts} role="status">
          {frame.width} × {frame.height} pixels, {frame.left} from the left and {frame.top} from the top
        </p>
        <p id={`${id}-keys`} className={styles.facts}>
          Arrow keys move the frame. With Shift they resize it, with Alt by single pixels.
        </p>
      </div>
      <div className={styles.controls}>
        <div className={styles.rotate}>
          <Button variant="secondary" onClick={() => rotate(false)}>
            <RotateCcw aria-hidden size={18} /> Rotate left
          </Button>
          <Button variant="secondary" onClick={() => rotate(true)}>
            <RotateCw aria-hidden size={18} /> Rotate right
          </Button>
        </div>
        <SegmentedChoice legend="Ratio" choices={RATIOS} chosen={ratioName} onChoose={choose} />
        <div className={styles.numbers}>
          <PixelField
            label="Left"
            value={frame.left}
            least={0}
            most={size.width - frame.width}
            onChange={(left) => change(moveFrame(frame, left - frame.left, 0, size))}
          />
          <PixelField
            label="Top"
            value={frame.top}
            least={0}
            most={size.height - frame.height}
            onChange={(top) => change(moveFrame(frame, 0, top - frame.top, size))}
          />
          <PixelField
            label="Width"
            value={frame.width}
            least={MIN_CROP}
            most={size.width - frame.left}
            onChange={(width) =>
              change(resizeFrame(frame, LOWER_RIGHT, { x: width - frame.width, y: 0 }, size, ratio))
            }
          />
          <PixelField
            label="Height"
            value={frame.height}
            least={MIN_CROP}
            most={size.height - frame.top}
            onChange={(height) =>
              change(resizeFrame(frame, LOWER_RIGHT, { x: 0, y: height - frame.height }, size, ratio))
            }
          />
        </div>
        <div className={styles.preview}>
          <PartView {...{ image, rotation, frame }} label="Preview" className={styles.part} />
        </div>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button disabled={busy || (isWhole && rotation === 0)} onClick={() => void save()}>
          {busy ? 'Saving…' : 'Save as a new picture'}
        </Button>
        <p className={styles.facts}>
          The picture itself stays as it is, and so do the articles that show it. The new one has its name and
          its alternative text.
        </p>
      </div>
    </div>
  )
}

interface PixelFieldProps {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

/** A number of pixels. One that is not possible stays while it is typed, and changes nothing. */
function PixelField({ label, value, least, most, onChange }: PixelFieldProps) {
  const [typed, setTyped] = useState<string>()

  function type(text: string) {
    setTyped(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number)
  }
  return (
    <Field label={label}>
      {(props) => (
        <input
          {...props}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}
