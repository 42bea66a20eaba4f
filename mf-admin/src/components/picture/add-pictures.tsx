import { PICTURE_RULES, type PictureRow, pictureError } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { addPicture, PICTURES, refusalOf } from '../../lib/pictures.ts'
import { keysOf } from '../../lib/use-list-page.ts'
import styles from './add-pictures.module.css'

interface Progress {
  done: number
  all: number
}

interface AddPicturesProps {
  onAdded?: (row: PictureRow) => void
  /** True if only one file can be selected. */
  isSingle?: boolean
}

/** Uploads selected files to the library in sequence and lists the refused ones. */
export function AddPictures({ onAdded, isSingle = false }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<Progress>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const { mutate } = useSWRConfig()

  async function add(file: File): Promise<string | undefined> {
    const wrong = pictureError(file)
    if (wrong) return `${file.name} was not added. ${wrong}`
    try {
      const row = await addPicture(file)
      onAdded?.(row)
    } catch (error) {
      return `${file.name} was not added. ${refusalOf(error)}`
    }
    return undefined
  }

  async function addAll(files: readonly File[]) {
    const errors: string[] = []
    for (const [done, file] of files.entries()) {
      setProgress({ done, all: files.length })
      const error = await add(file)
      if (error) errors.push(error)
    }
    setProgress(undefined)
    setRefused(errors)
    // Allows the same file to be selected again.
    if (input.current) input.current.value = ''
    await mutate(keysOf(PICTURES))
  }

  return (
    <div className={styles.add}>
      <Button onClick={() => input.current?.click()} disabled={progress !== undefined}>
        {isSingle ? 'Add a picture' : 'Add pictures'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Files of pictures"
        multiple={!isSingle}
        accept={PICTURE_RULES.types.join()}
        onChange={(event) => void addAll([...(event.target.files ?? [])])}
      />
      <span role="status">{progress && `Adding picture ${progress.done + 1} of ${progress.all}…`}</span>
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          {refused.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  )
}
