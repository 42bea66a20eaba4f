import type { EditorProps } from '../src/components/editor/editor.tsx'

/** Replaces the rich-text editor, which needs a real browser. */
export const PlainEditor = ({
  label,
  language,
  initial,
  errorId,
  onChange,
  onBlur,
  register,
}: EditorProps) => (
  <textarea
    ref={register}
    aria-label={label}
    lang={language}
    aria-describedby={errorId}
    defaultValue={initial}
    onChange={(event) => onChange(event.target.value)}
    onBlur={onBlur}
  />
)
