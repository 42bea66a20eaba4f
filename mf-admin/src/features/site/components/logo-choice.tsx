import { uploadUrl } from '@anyam/data'
import { PICTURE_RULES, pictureError, type SiteFactsInput } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { useReportUploads } from '../../../components/form/uploads.ts'
import { LazyPicker } from '../../../components/picture/lazy-picker.tsx'
import { addPicture, largestOf, refusalOf } from '../../../lib/pictures.ts'
import styles from './logo-choice.module.css'

interface LogoChoiceProps {
  form: UseFormReturn<SiteFactsInput>
  house: keyof SiteFactsInput['partners']
}

/** Selects a partner's logo from a file or the library, with a preview. */
export function LogoChoice({ form, house }: LogoChoiceProps) {
  const { field, fieldState } = useController({ name: `partners.${house}.logoFile`, control: form.control })
  const partner = form.watch(`partners.${house}.name`)
  const reportUpload = useReportUploads(field.name)
  const [isPicking, setPicking] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  function choose(file: string) {
    setRefusal(undefined)
    form.clearErrors(field.name)
    field.onChange(file)
  }
  function showUpload(isOn: boolean) {
    setUploading(isOn)
    reportUpload(isOn)
  }
  async function upload(file: File) {
    const wrong = pictureError(file)
    if (wrong) return setRefusal(`${file.name} was not taken. ${wrong}`)
    showUpload(true)
    try {
      choose(largestOf(await addPicture(file)))
    } catch (error) {
      setRefusal(`${file.name} was not taken. ${refusalOf(error)}`)
    } finally {
      showUpload(false)
    }
  }

  return (
    <div className={styles.choice}>
      <Field
        label="Logo"
        hint="JPG, PNG or WEBP. Its alternative text is the name."
        error={refusal ?? fieldState.error?.message}
      >
        {(props) => (
          <input
            {...props}
            ref={field.ref}
            type="file"
            accept={PICTURE_RULES.types.join()}
            disabled={isUploading}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void upload(file)
              // The preview shows the selection, and the same file can be selected again.
              target.value = ''
            }}
          />
        )}
      </Field>
      <span role="status">{isUploading && 'Uploading the logo…'}</span>
      {field.value && (
        <div className={styles.preview}>
          <img src={uploadUrl(field.value)} alt={partner} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
        {field.value && (
          <Button variant="secondary" onClick={() => choose('')}>
            Remove the logo
          </Button>
        )}
      </div>
      {isPicking && (
        <LazyPicker
          title={`Logo of ${partner}`}
          onChoose={(row) => {
            setPicking(false)
            choose(largestOf(row))
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
