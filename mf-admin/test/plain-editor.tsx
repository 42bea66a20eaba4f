import type { EditorProps } from '../src/components/editor/editor.tsx'

/** Stands for the rich-text editor, which needs a real browser. */
export const PlainEditor = ({ label, initial, faultId, onChange, onBlur, register }: EditorProps) => (
  <textarea
    ref={register}
    aria-label={label}
    aria-describedby={faultId}
    defaultValue={initial}
    onChange={(event) => onChange(event.target.value)}
    onBlur={onBlur}
  />
)
